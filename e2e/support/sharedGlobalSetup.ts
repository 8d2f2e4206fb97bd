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

/** One browser, example build, chain, seeded data folder and product for all files. */
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

/** Genesis contracts only; the files that use the example add to it and read what they added. */
async function shareChain(): Promise<Shared> {
  const { stop, url } = await startDevchain()
  return { stop, text: url }
}

/** The first start creates the database and the demo data; later ones copy them. */
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

/** A product with every optional feature, for the files that share it. */
async function shareProduct(): Promise<Shared> {
  const [data, relay] = await Promise.all([createSeededDataDir(), startRelay()])
  const hostPorts = [await getFreePort(), await getFreePort(), await getFreePort()]
  const hosts = hostPorts.map((port) => `http://127.0.0.1:${port}`)
  const product = await startCountersign({
    dataDir: data.path,
    env: {
      COUNTERSIGN_DEMO_CHAINS: '2',
      COUNTERSIGN_FRAME_HOSTS: hosts.join(','),
      // A host name that is neither localhost nor an address.
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
