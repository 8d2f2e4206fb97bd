import { createTestClient } from '../../client/createTestClient.ts'
import { type Devchain, startDevchain } from '../../startDevchain.ts'
import { createNarrator, type WorldTransaction } from './createNarrator.ts'
import { runStory, type Story } from './runStory.ts'

/** Runs the demo history on a new chain and returns its signed transactions. Deterministic. */
export async function recordDemoWorld(): Promise<{ safes: Story; transactions: readonly WorldTransaction[] }> {
  const chain: Devchain = await startDevchain()
  try {
    const narrator = createNarrator(createTestClient(chain.url))
    const safes = await runStory(narrator)
    return { safes, transactions: narrator.transactions }
  } finally {
    await chain.stop()
  }
}
