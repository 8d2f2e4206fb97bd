import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '../build/bundleServer.mjs'

// Below node_modules, where the bundle resolves its externals.
const parent = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/**
 * Bundles the gateway's workers, the gateway for the fuzz tests, and the indexer process for the fault tests, which
 * restart them by the hundred: from sources each start costs seconds.
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
