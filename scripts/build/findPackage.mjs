import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

/** Where a package is installed, as Node would find it from a folder; undefined for a missing optional one. */
export async function findPackage({ from, isOptional, name }) {
  for (const folder of createRequire(join(from, 'package.json')).resolve.paths(name) ?? []) {
    const path = join(folder, name)
    if (await readPackage(path).catch(() => undefined)) return path
    if (folder === join(root, 'node_modules')) break
  }
  if (isOptional) return undefined
  // Not hoisted: only its workspace has it.
  throw new Error(`${name}, required by ${dirname(from)}, is not installed. Run npm ci.`)
}

export async function readPackage(path) {
  return JSON.parse(await readFile(join(path, 'package.json'), 'utf8'))
}
