import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '../build/bundleServer.mjs'

// Below node_modules, where the bundle resolves its externals.
const parent = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/** Bundles the embedded chain once for all files that start one: from sources each start costs a second more. */
export default async function setup() {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'devchain-'))
  await bundleServer({ devchain: 'packages/devchain/src/server/main.ts' }, folder)
  process.env.DEVCHAIN_PROGRAM = join(folder, 'devchain.js')
  return () => rm(folder, { force: true, recursive: true })
}
