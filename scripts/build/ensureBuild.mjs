import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fingerprintSources } from './fingerprintSources.mjs'
import { stampFile } from './paths.mjs'

/** Builds server, web app and CLI unless the last build matches the sources. */
export async function ensureBuild({ log }) {
  const fingerprint = await fingerprintSources()
  if ((await readStamp()) === fingerprint) return
  log('Building web app and server (first start, or sources changed)…')
  // In a separate process: the bundlers leave several hundred megabytes behind.
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('buildOnce.mjs', import.meta.url))])
}

export async function buildAll() {
  const stamp = await fingerprintSources()
  // Loaded on use: a start with a fresh build needs no bundler.
  const [{ buildCli }, { buildServer }, { buildWeb }] = await Promise.all([
    import('./buildCli.mjs'),
    import('./buildServer.mjs'),
    import('./buildWeb.mjs'),
  ])
  const [verify, , { externals }] = await Promise.all([buildWeb(), buildCli(), buildServer()])
  await writeFile(stampFile, JSON.stringify({ fingerprint: stamp }))
  return { externals, verify }
}

async function readStamp() {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8')).fingerprint
  } catch {
    return undefined
  }
}
