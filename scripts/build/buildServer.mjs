import { bundleServer } from './bundleServer.mjs'
import { serverDir } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'

/** The programs of the server. The chain is one of its own because it runs in a child process. */
const programs = {
  devchain: 'packages/devchain/src/server/main.ts',
  gateway: 'apps/gateway/src/main.ts',
  start: 'scripts/launcher/main.ts',
}

export function buildServer() {
  return replaceFolder(serverDir, (outdir) => bundleServer(programs, outdir))
}
