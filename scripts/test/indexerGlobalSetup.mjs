import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '../build/bundleServer.mjs'

// Below node_modules, where the bundle finds what it leaves out.
const parent = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/**
 * Bundles the indexer's worker, and the process in which it runs for the faults test: from the sources each start costs
 * seconds, and that test kills and starts it by the hundred.
 */
export default async function setup() {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'indexer-'))
  const programs = { host: 'apps/gateway/test/faults/indexerHost.ts', worker: 'apps/gateway/src/indexer/worker.ts' }
  await bundleServer(programs, folder)
  process.env.INDEXER_HOST_PROGRAM = join(folder, 'host.js')
  process.env.INDEXER_PROGRAM = join(folder, 'worker.js')
  return () => rm(folder, { force: true, recursive: true })
}
