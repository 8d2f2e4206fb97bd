import { readFile, writeFile } from 'node:fs/promises'
import { fingerprintSources } from './fingerprintSources.mjs'
import { forkBuild } from './forkBuild.mjs'
import { stampFile } from './paths.mjs'
import { readHead } from './readSource.mjs'

/**
 * Builds server, web app and CLI unless the last build matches the sources. Resolves as soon as the server can be
 * started, to a promise of all the others.
 */
export async function ensureBuild({ log }) {
  const [fingerprint, commit, stamp] = await Promise.all([fingerprintSources(), readHead(), readStamp()])
  if (stamp?.fingerprint === fingerprint) {
    if (stamp.commit === commit) return { done: Promise.resolve() }
    // The files are the same, but the manifest names the commit.
    const { writeManifest } = await import('./writeManifest.mjs')
    await writeManifest(stamp.externals)
    await writeFile(stampFile, JSON.stringify({ ...stamp, commit }))
    return { done: Promise.resolve() }
  }
  log('Building web app and server (first start, or sources changed)…')
  return startBuild()
}

function startBuild() {
  return new Promise((resolve, reject) => {
    const done = forkBuild('buildOnce.mjs', [], () => resolve({ done }))
    // Before the server is built this promise rejects; afterwards the caller awaits the other.
    done.catch(reject)
  })
}

/**
 * @param isQuick Packs the web app less tightly
 * @param onServer Called when the server is built, before the web app is
 */
export async function buildAll({ isQuick, onServer = () => undefined }) {
  const fingerprint = await fingerprintSources()
  // Loaded on use: a start with a fresh build needs no bundler.
  const [{ buildCli }, { buildServer }, { writeManifest }] = await Promise.all([
    import('./buildCli.mjs'),
    import('./buildServer.mjs'),
    import('./writeManifest.mjs'),
  ])
  // First and alone: what starts with it mostly waits, and does so while the web app is built.
  const { externals } = await buildServer()
  onServer()
  let verify
  const web = forkBuild('buildWebOnce.mjs', isQuick ? ['quick'] : [], (pages) => {
    verify = pages
  })
  await Promise.all([web, buildCli()])
  const { commit, files } = await writeManifest(externals)
  await writeFile(stampFile, JSON.stringify({ commit, externals, fingerprint }))
  return { externals, files, verify }
}

async function readStamp() {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8'))
  } catch {
    return undefined
  }
}
