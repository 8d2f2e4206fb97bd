import { createDataDir, launchBrowserServer, type Shared, serveShared, startCountersign } from '@countersign/test'
import { buildExample } from '../../packages/connect/test/buildExample.ts'

/** One browser, one build of the example and one seeded data folder for all files that ask for them. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await serveShared({ browser: shareBrowser, dataDir: shareDataDir, example: shareExample })
  return stop
}

async function shareBrowser(): Promise<Shared> {
  const server = await launchBrowserServer()
  return { stop: () => server.close(), text: server.wsEndpoint() }
}

/** A first start makes the database and the demo world; later ones begin with a copy of what it left. */
async function shareDataDir(): Promise<Shared> {
  const data = await createDataDir()
  const first = await startCountersign({ dataDir: data.path })
  await first.stop()
  return { stop: data.remove, text: data.path }
}

async function shareExample(): Promise<Shared> {
  const { folder, remove } = await buildExample()
  return { stop: remove, text: folder }
}
