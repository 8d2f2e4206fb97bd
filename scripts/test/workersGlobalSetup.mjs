import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '../build/bundleServer.mjs'

// Below node_modules, where the bundle finds what it leaves out.
const parent = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/**
 * Bundles the gateway's workers, the gateway itself for the fuzz, and the process in which the indexer runs for the
 * faults test: from the sources each start costs seconds, every gateway starts two workers, and that test kills and
 * starts them by the hundred.
 */
export default async function setup() {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'workers-'))
  const programs = {
    gateway: 'apps/gateway/src/main.ts',
    host: 'apps/gateway/test/faults/indexerHost.ts',
    indexer: 'apps/gateway/src/indexer/worker.ts',
    jobs: 'apps/gateway/src/lib/jobs/worker.ts',
  }
  await bundleServer(programs, folder)
  process.env.GATEWAY_PROGRAM = join(folder, 'gateway.js')
  process.env.INDEXER_HOST_PROGRAM = join(folder, 'host.js')
  process.env.INDEXER_PROGRAM = join(folder, 'indexer.js')
  process.env.JOBS_PROGRAM = join(folder, 'jobs.js')
  return () => rm(folder, { force: true, recursive: true })
}
