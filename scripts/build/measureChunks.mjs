import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The manifest that Vite wrote into a build. */
export async function readManifest(folder) {
  return JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))
}

/** Keys of the scripts that the page itself names. */
export function listEntries(manifest) {
  return Object.keys(manifest).filter((key) => manifest[key].isEntry)
}

/** Files of these chunks and of all that they import; a key without a chunk has none. */
export function collectFiles(manifest, keys) {
  const files = new Set()
  const collect = (key) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  for (const key of keys) collect(key)
  return files
}

/** The scripts among these files with their gzipped bytes, the largest first. */
export async function weighScripts(folder, files) {
  const scripts = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => ({ bytes: gzipSync(await readFile(join(folder, file)), { level: 9 }).length, file })),
  )
  return {
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    files: scripts.sort((one, other) => other.bytes - one.bytes),
  }
}
