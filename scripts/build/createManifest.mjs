import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Dependencies; the manifest itself, its signature, and the copies that the service offers: no file can contain its own hash. */
const ignored = /^(node_modules\/|(manifest\.json|web\/release\.json)(\.(minisig|safe))?$)/

/**
 * The manifest of a release: every file of it except dependencies, which the SBOM lists. Its bytes depend on the files
 * and on `facts` alone: no times, no paths of the machine, no locale.
 *
 * @param files Where the content of each path of the release is: `source` is a file, or `text` the content itself
 * @param facts Version and source of the release (`readSource`)
 */
export async function createManifest(files, facts) {
  // By code units: a locale would sort differently.
  const listed = files.filter(({ path }) => !ignored.test(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const paths = new Set(listed.map(({ path }) => path))
  const described = await Promise.all(listed.map((file) => describeFile(file, paths)))
  const head = Object.entries({ format: 1, ...facts }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  )
  // One file per line, so that two manifests can be compared with diff.
  const lines = described.map((file) => `    ${JSON.stringify(file)}`)
  return `{\n${head.join('')}  "files": [\n${lines.join(',\n')}\n  ]\n}\n`
}

/** The files of a folder, as `createManifest` takes them; `prefix` is their folder in the release. */
export async function listFolder(folder, prefix = '') {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const source = join(entry.parentPath, entry.name)
      return { path: `${prefix}${relative(folder, source).split(sep).join('/')}`, source }
    })
}

async function describeFile({ path, source, text }, paths) {
  // The result of brotli may depend on the processor. What counts is the file that a browser unpacks.
  const plain = path.replace(/\.br$/, '')
  if (plain !== path && paths.has(plain)) return { path, brotliOf: plain }
  const content = source === undefined ? Buffer.from(text) : await readFile(source)
  return { path, size: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
