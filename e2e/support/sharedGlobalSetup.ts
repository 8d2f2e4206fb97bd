import { startDevchain } from '@countersign/devchain'
import {
  createDataDir,
  getFreePort,
  launchBrowserServer,
  type Shared,
  serveShared,
  startCountersign,
} from '@countersign/test'
import { buildExample } from '../../packages/connect/test/buildExample.ts'
import { startRelay } from '../../packages/connect/test/startRelay.ts'
import { createSeededDataDir } from './createSeededDataDir.ts'
import type { SharedProduct } from './setupSharedProduct.ts'

/** One browser, one build of the example and its chain, one seeded data folder and one product for all files. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await serveShared({
    browser: shareBrowser,
    chain: shareChain,
    dataDir: shareDataDir,
    example: shareExample,
    product: shareProduct,
  })
  return stop
}

async function shareBrowser(): Promise<Shared> {
  const server = await launchBrowserServer()
  return { stop: () => server.close(), text: server.wsEndpoint() }
}

/** Nothing but the contracts of its first block; the files that use the example add to it and read what they added. */
async function shareChain(): Promise<Shared> {
  const { stop, url } = await startDevchain()
  return { stop, text: url }
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

/** A product with everything switched on that an operator can switch on, for the files that share it. */
async function shareProduct(): Promise<Shared> {
  const [data, relay] = await Promise.all([createSeededDataDir(), startRelay()])
  const hostPorts = [await getFreePort(), await getFreePort(), await getFreePort()]
  const hosts = hostPorts.map((port) => `http://127.0.0.1:${port}`)
  const product = await startCountersign({
    dataDir: data.path,
    env: {
      COUNTERSIGN_DEMO_CHAINS: '2',
      COUNTERSIGN_FRAME_HOSTS: hosts.join(','),
      // A name of this machine that is neither localhost nor an address.
      COUNTERSIGN_HOSTS: 'countersign.test',
      // One of them is another wallet, whose page calls the service.
      COUNTERSIGN_ORIGINS: hosts.at(-1) ?? '',
      COUNTERSIGN_RELAY: relay.url,
    },
  })
  const { chainUrl, url } = product
  return {
    async stop() {
      await product.stop()
      await Promise.all([data.remove(), relay.close()])
    },
    text: JSON.stringify({ chainUrl, hostPorts, url } satisfies SharedProduct),
  }
}
