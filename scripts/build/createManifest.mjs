import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The manifest itself, its signature, and the copies that the service offers: no file can contain its own hash. */
const own = /^(manifest\.json|web\/release\.json)(\.(minisig|safe))?$/

/**
 * The manifest of a release: every file of a folder except dependencies, which the SBOM lists. Its bytes depend on the
 * files and on `facts` alone: no times, no paths of the machine, no locale.
 *
 * @param facts Version and source of the release (`readSource`)
 */
export async function createManifest(folder, facts) {
  const paths = await listFiles(folder)
  const files = await Promise.all(paths.map((path) => describeFile(folder, path, paths)))
  const head = Object.entries({ format: 1, ...facts }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  )
  // One file per line, so that two manifests can be compared with diff.
  const lines = files.map((file) => `    ${JSON.stringify(file)}`)
  return `{\n${head.join('')}  "files": [\n${lines.join(',\n')}\n  ]\n}\n`
}

async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  // By code units: a locale would sort differently.
  return paths.filter((path) => !path.startsWith('node_modules/') && !own.test(path)).sort()
}

async function describeFile(folder, path, paths) {
  // The result of brotli may depend on the processor. What counts is the file that a browser unpacks.
  const plain = path.replace(/\.br$/, '')
  if (plain !== path && paths.includes(plain)) return { path, brotliOf: plain }
  const content = await readFile(join(folder, path))
  return { path, size: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
