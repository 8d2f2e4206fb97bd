import { bundleServer } from './bundleServer.mjs'
import { serverDir } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'

/** The programs of the server. The chain runs in a child process, indexer and jobs in workers. */
const programs = {
  devchain: 'packages/devchain/src/server/main.ts',
  gateway: 'apps/gateway/src/main.ts',
  indexer: 'apps/gateway/src/indexer/worker.ts',
  jobs: 'apps/gateway/src/lib/jobs/worker.ts',
  start: 'scripts/launcher/main.ts',
}

export function buildServer() {
  return replaceFolder(serverDir, (outdir) => bundleServer(programs, outdir))
}
