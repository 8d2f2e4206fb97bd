import type { Plugin } from 'vite'

type Chunk = {
  dynamicImports: readonly string[]
  fileName: string
  imports: readonly string[]
  isEntry: boolean
  moduleIds: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** What each page of a Safe imports on demand right after its route is known, as the end of a module's id. */
const ofSafe = [
  '/routes/beginLoading.ts',
  '/domain/verification/startWorker.ts',
  '/domain/safe/withPlans.ts',
  '/domain/safe/fetchSafeState.ts',
]
/** What three pages import before they show their first row. */
export const pageModules = {
  home: [...ofSafe, '/routes/HomePage.tsx'],
  queue: [...ofSafe, '/routes/QueuePage.tsx', '/domain/transactions/createReport.ts'],
  transaction: [
    ...ofSafe,
    '/routes/TransactionPage.tsx',
    '/domain/transactions/createReport.ts',
    '/features/review/DecisionPanel.tsx',
    '/features/simulation/SimulationSection.tsx',
  ],
}
const screens = {
  ...pageModules,
  /** The texts of them all, for who reads English. */
  english: ['virtual:messages/en/start', 'virtual:messages/en/frame', 'virtual:messages/en/safe'],
  safe: ofSafe,
}

/**
 * Writes `screen-files.json`: the files of each screen beyond those of the first load. `public/start.js` requests them
 * beside the first load, as far as the address tells the screen, instead of one import after the other.
 */
export function listScreenFiles(): Plugin {
  return {
    name: 'list-screen-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).flatMap((file): Chunk[] => (file.type === 'chunk' ? [file] : []))
        // The verification page is built with the same plugins.
        if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')))) return
        const first = collect(
          chunks.filter(({ isEntry }) => isEntry),
          chunks,
        )
        const lists = Object.entries(screens).map(([screen, modules]) => {
          const files = collect(
            modules.map((module) => findChunk(module, chunks)),
            chunks,
          )
          return [screen, [...files].filter((file) => !first.has(file))]
        })
        this.emitFile({
          fileName: 'screen-files.json',
          source: JSON.stringify(Object.fromEntries(lists)),
          type: 'asset',
        })
      },
    },
  }
}

function findChunk(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!found) throw new Error(`No chunk contains ${module}.`)
  return found
}

/** The chunks with all that they import, and their styles. */
function collect(begin: readonly Chunk[], chunks: readonly Chunk[]): Set<string> {
  const files = new Set<string>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const chunk of begin) add(chunk)
  return files
}
