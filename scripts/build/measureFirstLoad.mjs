import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { webDir } from './paths.mjs'

/** Most a visitor may download as JavaScript before connecting, gzip-compressed. */
export const firstLoadBudget = 190_000

/** The scripts that the first page loads: the entry, what it imports, and the chunk of the start page. */
export async function measureFirstLoad() {
  const manifest = JSON.parse(await readFile(join(webDir, '.vite', 'manifest.json'), 'utf8'))
  const chunks = Object.entries(manifest)
  const entry = chunks.filter(([, chunk]) => chunk.isEntry).map(([key]) => key)
  const startPage = chunks
    .filter(([key]) => /src\/routes\/(index|HomePage|SafesPage|StartPage)\.tsx$/.test(key))
    .map(([key]) => key)
  const files = new Set()
  for (const key of [...entry, ...startPage]) collect(manifest, key, files)
  const sizes = await Promise.all(
    [...files].map(async (file) => ({
      bytes: gzipSync(await readFile(join(webDir, file)), { level: 9 }).length,
      file,
    })),
  )
  return { bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0), files: sizes.sort((a, b) => b.bytes - a.bytes) }
}

function collect(manifest, key, files) {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
}
