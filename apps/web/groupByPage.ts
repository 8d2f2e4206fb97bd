import { build, type InlineConfig, type Plugin } from 'vite'
import { pageModules } from './listScreenFiles.ts'

type Chunk = {
  dynamicImports: readonly string[]
  facadeModuleId: string | null
  fileName: string
  imports: readonly string[]
  isEntry: boolean
  moduleIds: readonly string[]
}

/** Around each page of a Safe: loaded beside its first row. */
const frame = [
  '/domain/safe/LiveUpdates.tsx',
  '/features/shell/SafeRail.tsx',
  '/features/shell/SafeSwitcher.tsx',
  '/features/security-alerts/SecurityAlerts.tsx',
]

/** Loaded without a Safe too: what these share with its pages is a chunk of its own. */
const anywhere = [
  '/connect/ConnectIsland.tsx',
  '/shell/dialogChunk.ts',
  '/shell/CommandMenu.tsx',
  '/status/StatusBar.tsx',
  '/notifications/BackgroundNotifications.tsx',
  '/release/PinNotice.tsx',
  '/safes/IntroductionDetails.tsx',
  '/safes/OpenSafeForm.tsx',
  '/demo-wallet/handleSigningRequest.ts',
  '/demo-wallet/walletDialogs.ts',
]

type Use = {
  isAnywhere: boolean
  isFrame: boolean
  /** `home`, `queue`, `transaction`. */
  main: string
  /** Other pages, by the name of their file. */
  pages: readonly string[]
}

/** Pages that show transactions and messages like the three. */
const lists = ['App', 'Batch', 'History', 'Inbox', 'LiveSignatures', 'Message', 'Messages', 'Training']

const isOnly = (pages: readonly string[], ...names: string[]) => pages.every((page) => names.includes(page))

/**
 * The chunk of a module by what uses it; undefined: rolldown's own, one for each set of importers, of which a page would
 * load fifty. What a module imports is used by at least the same pages, so these rules make no cycles.
 */
function nameChunk(id: string, { isAnywhere, isFrame, main, pages }: Use): string | undefined {
  if (main === '') return isFrame && pages.length === 0 ? 'frame' : undefined
  if (main === 'home queue transaction' && isAnywhere) return 'chain'
  // Virtual lists: the transaction page, the largest, has none.
  if (/\/LongList\.|\/node_modules\/virtua\//.test(id)) return 'list'
  if (main === 'queue' && pages.length === 0) return undefined
  if (main === 'home' && isOnly(pages, 'History', 'Inbox')) return 'home'
  if (main === 'transaction' || main === 'queue transaction') return nameReviewChunk(main, pages)
  return isOnly(pages, ...lists) ? 'core' : 'safe'
}

/** Of what neither home nor every page of a Safe needs. The limit of a page is 320 kB. */
function nameReviewChunk(main: string, pages: readonly string[]): string | undefined {
  // What it imports could be in `core`, which imports `safe`.
  if (pages.length > 4) return isOnly(pages, ...lists) ? undefined : 'safe'
  if (main === 'queue transaction')
    return pages.includes('SpendingLimits') || pages.includes('Rehearse') ? 'delivery' : 'report'
  if (pages.length === 0) return 'transaction'
  if (isOnly(pages, 'Training', 'SpendingLimits') || isOnly(pages, 'Rehearse')) return undefined
  if (isOnly(pages, 'LiveSignatures', 'Message', 'Training')) return 'review'
  if (isOnly(pages, 'Create', 'Explorer', 'SpendingLimits', 'Training')) return 'sending'
  return pages.includes('Create') || pages.includes('Rehearse') ? undefined : 'parts'
}

/**
 * Groups the modules of the pages of a Safe into few chunks. Which page uses a module is known after tree shaking only:
 * packages and libraries have entries that name hundreds. So the app is bundled once without groups, to read it from there.
 */
export function groupByPage(configure: () => InlineConfig): Plugin {
  return {
    name: 'group-by-page',
    apply: 'build',
    async config({ build: options }) {
      // The verification page, the service worker and the opening are built with the same plugins, each as one file.
      if (options?.ssr || options?.rolldownOptions?.input !== undefined) return undefined
      const names = await nameModules(configure())
      const group = {
        includeDependenciesRecursively: false,
        name: (id: string) => names.get(id),
        test: (id: string) => names.has(id),
      }
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
    },
  }
}

async function nameModules(config: InlineConfig): Promise<Map<string, string>> {
  const bundles = await build({ ...config, build: { ...config.build, minify: false, write: false } })
  if (!('output' in bundles)) throw new Error('The app is one bundle.')
  const chunks = new Map<string, Chunk>()
  for (const file of bundles.output) if (file.type === 'chunk') chunks.set(file.fileName, file)
  const all = [...chunks.values()]
  const first = collect(
    all.filter(({ isEntry }) => isEntry),
    chunks,
  )
  const main = Object.entries(pageModules).map(([name, modules]) => [name, collectModules(modules, chunks)] as const)
  const inFrame = collectModules(frame, chunks)
  const found = collectModules(anywhere, chunks)
  const pages = all.flatMap((chunk) => {
    const [, name] = /\/routes\/(\w+)Page\.tsx$/.exec(chunk.facadeModuleId ?? '') ?? []
    const isMain = name === 'Home' || name === 'Queue' || name === 'Transaction'
    return name === undefined || isMain ? [] : [[name, collect([chunk], chunks)] as const]
  })
  const namesOf = (chunk: Chunk, sets: readonly (readonly [string, ReadonlySet<Chunk>])[]) =>
    sets.flatMap(([name, set]) => (set.has(chunk) ? [name] : []))
  const names = new Map<string, string>()
  for (const chunk of all) {
    if (first.has(chunk)) continue
    const use = { isAnywhere: found.has(chunk), isFrame: inFrame.has(chunk), pages: namesOf(chunk, pages) }
    for (const id of chunk.moduleIds) {
      const name = nameChunk(id, { ...use, main: namesOf(chunk, main).join(' ') })
      if (name !== undefined) names.set(id, name)
    }
  }
  return names
}

/** The chunks of these modules with all that they import. */
function collectModules(modules: readonly string[], chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = modules.map((module) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`No chunk contains ${module}.`)
    return chunk
  })
  return collect(found, chunks)
}

function collect(begin: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(chunks.get(name))
  }
  for (const chunk of begin) add(chunk)
  return found
}
