import { type Client, createClient } from '@countersign/client'
import { createTestClient, type TestClient } from '@countersign/devchain/testing'
import { launchBrowser, requestShared } from '@countersign/test'
import { z } from 'zod'
import { createVisitors, type Visitors } from './createVisitors.ts'

/** Two chains, a relay, and permitted hosts on these ports. */
const SharedProductSchema = z.object({ chainUrl: z.string(), hostPorts: z.array(z.number()), url: z.string() })

export type SharedProduct = z.infer<typeof SharedProductSchema>

export type SharedProductVisitors = SharedProduct &
  Visitors & {
    chain: TestClient
    service: Client
    /** Closes the visits; the product continues for other files. */
    stop(): Promise<void>
  }

/** The shared product of `e2e/spec` and other files that restore its state: it costs seconds to start. */
export async function setupSharedProduct(): Promise<SharedProductVisitors> {
  const text = await requestShared('product')
  if (text === undefined) throw new Error('There is no shared product outside of a run of the e2e tests.')
  const shared = SharedProductSchema.parse(JSON.parse(text))
  const browser = await launchBrowser()
  const visitors = createVisitors(browser, () => shared.url)
  return {
    ...shared,
    ...visitors,
    chain: createTestClient(shared.chainUrl),
    service: createClient({ baseUrl: shared.url }),
    async stop() {
      await visitors.closeVisits()
      await browser.close()
    },
  }
}
