import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '../build/bundleServer.mjs'

// Below node_modules, where the bundle finds what it leaves out.
const parent = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/** Bundles the process that indexes in the faults test: it is killed and started again by the hundred. */
export default async function setup() {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'indexer-host-'))
  await bundleServer({ host: 'apps/gateway/test/faults/indexerHost.ts' }, folder)
  process.env.INDEXER_HOST_PROGRAM = join(folder, 'host.js')
  return () => rm(folder, { force: true, recursive: true })
}
