import { type Countersign, getFreePort, launchBrowser, startCountersign } from '@countersign/test'
import type { Browser } from 'playwright-core'
import { createSeededDataDir } from './createSeededDataDir.ts'
import { createVisitors, type Visitors } from './createVisitors.ts'
import { readChain } from './readChain.ts'

export type Product = Visitors & {
  browser: Browser
  chain: ReturnType<typeof readChain>
  countersign: Countersign
  /** Restarts everything on the same data folder. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The complete product on a data folder with the demo data only, and a browser. */
export async function setupProduct({ env = {} }: { env?: Record<string, string> } = {}): Promise<Product> {
  const data = await createSeededDataDir()
  // The same ports after a restart, so that the page retains its origin and storage.
  const [chainPort, port] = [await getFreePort(), await getFreePort()]
  const start = () => startCountersign({ chainPort, dataDir: data.path, env, port })
  const browser = await launchBrowser()
  const countersign = await start().catch(async (error: unknown) => {
    await browser.close()
    await data.remove()
    throw error
  })
  const product: Product = {
    ...createVisitors(browser, () => product.countersign.url),
    browser,
    chain: readChain(countersign.chainUrl),
    countersign,
    async restart() {
      await product.countersign.stop()
      product.countersign = await start()
    },
    async stop() {
      await product.closeVisits()
      await browser.close()
      await product.countersign.stop()
      await data.remove()
    },
  }
  return product
}
