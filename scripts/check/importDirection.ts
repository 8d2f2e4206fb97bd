import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What each part may import of the others. Tests may import more: they put the parts together. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'packages/protocol': [],
  'packages/client': ['packages/protocol'],
  'packages/connect': [],
  'packages/frame': ['packages/protocol'],
  'packages/devchain': [],
  'packages/test': ['packages/devchain'],
  'apps/gateway': ['packages/protocol'],
  'apps/web': ['packages/protocol', 'packages/client', 'packages/connect', 'packages/frame', 'packages/devchain'],
}

/** The arrows inside the two applications: folder → folders it may import. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'apps/gateway/src/api': ['apps/gateway/src/db', 'apps/gateway/src/lib'],
  'apps/gateway/src/indexer': ['apps/gateway/src/db', 'apps/gateway/src/lib'],
  'apps/gateway/src/db': ['apps/gateway/src/lib'],
  'apps/gateway/src/lib': [],
  'apps/web/src/routes': ['apps/web/src/features', 'apps/web/src/domain', 'apps/web/src/ui', 'apps/web/src/lib'],
  'apps/web/src/features': ['apps/web/src/domain', 'apps/web/src/ui', 'apps/web/src/lib'],
  'apps/web/src/demo-wallet': ['apps/web/src/ui', 'apps/web/src/lib'],
  'apps/web/src/domain': ['apps/web/src/ui', 'apps/web/src/lib'],
  'apps/web/src/ui': ['apps/web/src/lib'],
  'apps/web/src/lib': [],
}

const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g
const isTest = (file: string) =>
  /\.test(-d)?\.tsx?$/.test(file) || file.includes('/test/') || file.includes('/scripts/')

/** Every import that points against the arrows, one sentence each. */
export function findWrongImports(files: readonly string[], read = (file: string) => readFileSync(file, 'utf8')) {
  return files.flatMap((file) =>
    [...read(file).matchAll(IMPORT)].flatMap(([, specifier = '']) => {
      const wrong = judge(file, specifier)
      return wrong ? [`${file}: imports ${specifier}: ${wrong}`] : []
    }),
  )
}

function judge(file: string, specifier: string): string | undefined {
  const target = resolve(file, specifier)
  if (!target) return undefined
  return isTest(file) ? undefined : (judgeParts(file, target) ?? judgeFolders(file, target))
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const own = /^@countersign\/([^/]+)/.exec(specifier)?.[1]
  if (!own) return undefined
  return own === 'gateway' || own === 'web' ? `apps/${own}` : `packages/${own}`
}

function judgeParts(file: string, target: string): string | undefined {
  const from = partOf(file)
  const to = partOf(target)
  if (!from || !to || from === to) return undefined
  return PARTS[from]?.includes(to) ? undefined : `${from} may import ${list(PARTS[from])}.`
}

function judgeFolders(file: string, target: string): string | undefined {
  const from = folderOf(file)
  const to = folderOf(target)
  if (!from || !to) return undefined
  if (from === to) return from === 'apps/web/src/features' ? judgeFeatures(file, target) : undefined
  return FOLDERS[from]?.includes(to) ? undefined : `${from} may import ${list(FOLDERS[from])}.`
}

/** A feature that needs another feature's code shows that the code belongs into `domain`. */
function judgeFeatures(file: string, target: string): string | undefined {
  return file.split('/')[4] === target.split('/')[4] ? undefined : 'a feature may not import another feature.'
}

const partOf = (path: string) => Object.keys(PARTS).find((part) => path === part || path.startsWith(`${part}/`))
const folderOf = (path: string) => Object.keys(FOLDERS).find((folder) => path.startsWith(`${folder}/`))
const list = (allowed: readonly string[] = []) =>
  allowed.length === 0 ? 'no other part' : `only ${allowed.join(', ')}`
