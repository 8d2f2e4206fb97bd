import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * Every stage of `npm run test:all`, in the order in which they start.
 *
 * - `program`: what to run; a stage without one runs a project of `vitest.config.ts` (its own name, or `project`).
 * - `files`: the test files that belong to the stage, by the end of their path; `unit` gets all others.
 * - `after`: the stage that has to end first.
 * - `filesPerCore`: test files in parallel if no other stage runs, half of it beside one: each worker loads all modules.
 * - `isAlone`: `test:all` runs no other stage beside it, because it measures response times or fills the machine.
 * - `isFirst`: no other stage runs beside it: the type checker uses all cores, and takes five times as long beside one.
 * - `isLight`: mostly waits, and runs beside two others.
 * - `isRelease`: not a part of `npm test`.
 * - `silence`: milliseconds without output after which it is ended: vitest waits forever for a page that crashed.
 *
 * Three lanes, which none leaves waiting for another: what needs the built product, component tests, and the others.
 */
export const stages = [
  { isFirst: true, name: 'check', program: ['scripts/check.mjs'] },
  { name: 'build', program: ['scripts/build.mjs'] },
  { after: 'build', files: /\.e2e\.test\.ts$/, filesPerCore: 1.5, name: 'e2e' },
  { after: 'e2e', files: /\.tamper\.test\.ts$/, isAlone: true, name: 'tamper' },
  { after: 'tamper', files: /\.attack\.test\.ts$/, filter: '.attack.', isAlone: true, name: 'attacks' },
  { after: 'attacks', files: /\.cluster\.test\.ts$/, isAlone: true, name: 'cluster' },
  { files: /\.browser\.test\.tsx?$/, name: 'browser', silence: 900_000 },
  { files: /^$/, filesPerCore: 1.5, name: 'unit' },
  { files: /\.chain\.test\.ts$/, filesPerCore: 2, name: 'chain' },
  { files: /\.(db|compat)\.test\.ts$/, filesPerCore: 2, name: 'db' },
  { after: 'build', files: /\.pack\.test\.ts$/, isAlone: true, isLight: true, name: 'pack' },
  { files: /\.nodes\.test\.ts$/, filesPerCore: 1, isRelease: true, name: 'nodes' },
  {
    files: /\.load\.test\.ts$/,
    filter: '.load.',
    isAlone: true,
    isRelease: true,
    name: 'load',
    project: 'attacks',
  },
  {
    files: /\/faults\/\w+\.fuzz\.test\.ts$/,
    filter: 'apps/gateway/test/faults',
    isAlone: true,
    isRelease: true,
    name: 'faults',
    project: 'fuzz',
  },
  {
    files: /\/fuzz\/\w+\.fuzz\.test\.ts$/,
    filter: 'apps/gateway/test/fuzz',
    isAlone: true,
    isRelease: true,
    name: 'fuzz',
  },
]

/** The stage of a test file. */
export function findStage(file) {
  return stages.find(({ files }) => files?.test(file)) ?? stages.find(({ name }) => name === 'unit')
}

/** Test files whose path contains one of the words, compared like vitest. */
export async function findTestFiles(root, words) {
  const wanted = words.map((word) => word.toLowerCase())
  return (await listTestFiles(root)).filter((file) => wanted.some((word) => file.toLowerCase().includes(word)))
}

const ignored = new Set(['node_modules', 'dist', '.git'])

async function listTestFiles(root) {
  const files = []
  const folders = ['apps', 'bench', 'e2e', 'packages', 'scripts'].map((name) => join(root, name))
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && !ignored.has(entry.name)) folders.push(path)
      else if (/\.test\.tsx?$/.test(entry.name)) files.push(relative(root, path).split(sep).join('/'))
    }
  return files
}
