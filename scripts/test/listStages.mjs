import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.git'])
const needs = ['browser', 'chain', 'compat', 'db', 'e2e', 'fuzz']

/** The stages that have a test file with one of these words in its path, as vitest understands such words. */
export async function listStages(root, words) {
  const files = await listTestFiles(root)
  const wanted = words.map((word) => word.toLowerCase())
  const found = files.filter((file) => wanted.some((word) => file.toLowerCase().includes(word)))
  return [...new Set(found.map(toStage))]
}

/** What a file needs stands before `.test` in its name; one that names nothing needs nothing. */
function toStage(file) {
  const need = /\.([a-z0-9]+)\.test\.tsx?$/.exec(file)?.[1]
  return needs.includes(need) ? need : 'unit'
}

async function listTestFiles(root) {
  const files = []
  const folders = ['apps', 'e2e', 'packages', 'scripts'].map((name) => join(root, name))
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && !skipped.has(entry.name)) folders.push(path)
      else if (/\.test\.tsx?$/.test(entry.name)) files.push(relative(root, path).split(sep).join('/'))
    }
  return files
}
