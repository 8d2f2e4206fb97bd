import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { webDir } from './paths.mjs'

/** Maximum JavaScript before connecting, in gzipped bytes. */
export const firstLoadBudget = 190_000

/** Additional start-up chunks on the embedded chain: the demo wallet announces itself at start. */
const demo = ['src/demo-wallet/installDemoWallet.ts', 'src/demo-wallet/startDemoWallet.ts', 'src/demoNames.ts']

/** The English texts of the first page. */
const texts = '../../virtual:messages/en/start'

/** The scripts that the start page loads before a connection: the entry, its texts and the demo, with their imports. */
export async function measureFirstLoad() {
  const manifest = JSON.parse(await readFile(join(webDir, '.vite', 'manifest.json'), 'utf8'))
  const files = new Set()
  for (const key of Object.keys(manifest)) if (manifest[key].isEntry) collect(manifest, key, files)
  collect(manifest, texts, files)
  const { bytes } = await measure(files)
  for (const key of demo) collect(manifest, key, files)
  const all = await measure(files)
  return { ...all, demoBytes: all.bytes - bytes }
}

async function measure(files) {
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
