import { launchBrowser, requestShared } from '@countersign/test'
import { z } from 'zod'
import { createVisitors } from './createVisitors.ts'
import { readChain } from './readChain.ts'
import type { Product } from './setupProduct.ts'

const AddressSchema = z.object({ chainUrl: z.string(), url: z.string() })

export type ChangedProductAddress = z.infer<typeof AddressSchema>

export type ChangedProduct = Pick<Product, 'chain' | 'closeVisits' | 'visit'> & {
  countersign: ChangedProductAddress
  /** Ends the visits; the product goes on for the other files. */
  stop(): Promise<void>
}

/**
 * A product for the short journeys that sign and execute: to start one costs more than some of them. Each changes Safes
 * that no other of them looks at (`journey`: Grants and Treasury, `host`: Operations).
 */
export async function setupChangedProduct(): Promise<ChangedProduct> {
  const text = await requestShared('changedProduct')
  if (text === undefined) throw new Error('There is no shared product outside of a run of the e2e tests.')
  const countersign = AddressSchema.parse(JSON.parse(text))
  const browser = await launchBrowser()
  const visitors = createVisitors(browser, () => countersign.url)
  return {
    ...visitors,
    chain: readChain(countersign.chainUrl),
    countersign,
    async stop() {
      await visitors.closeVisits()
      await browser.close()
    },
  }
}
