import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './paths.mjs'
import { releasePages } from './releasePages.mjs'

const folders = ['apps', 'deploy', 'packages', 'scripts']
const files = [
  'CHANGELOG.md',
  'LICENSE',
  'chains.example.json',
  'package-lock.json',
  'package.json',
  'scripts/product/README.md',
  'tsconfig.base.json',
  ...releasePages,
]
/** A running build has its folder beside `dist`. */
const isSkipped = (name) => name === 'node_modules' || name === 'test' || name.startsWith('dist')

/** A fingerprint of everything a build depends on: paths, sizes and times, because reading contents would cost a second. */
export async function fingerprintSources() {
  const listed = await Promise.all(folders.map((folder) => list(join(root, folder))))
  const sources = [...files.map((file) => join(root, file)), ...listed.flat()].sort()
  const hash = createHash('sha256').update(process.version)
  const stats = await Promise.all(sources.map((source) => stat(source)))
  sources.forEach((source, index) => {
    hash.update(`${relative(root, source)}\0${stats[index].size}\0${stats[index].mtimeMs}\n`)
  })
  return hash.digest('hex')
}

async function list(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return isSkipped(entry.name) ? [] : list(path)
      return entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name) ? [path] : []
    }),
  )
  return nested.flat()
}
