import { createTestClient } from '../client/createTestClient.ts'
import { type Devchain, type StartDevchainParameters, startDevchain } from '../startDevchain.ts'

export type BorrowedDevchain = Pick<Devchain, 'stop' | 'url' | 'wsUrl'>

/** Reset chains of earlier test files in this thread. They end with the thread. */
const left: Record<'bare' | 'demo', Devchain[]> = { bare: [], demo: [] }

/**
 * An in-memory chain for a test file: a reset one of an earlier file, or a new one. `stop` reverts it for the next
 * file, except its clock: a file that changes the time starts its own chain.
 */
export async function borrowDevchain({
  demoWorld = false,
}: Pick<StartDevchainParameters, 'demoWorld'> = {}): Promise<BorrowedDevchain> {
  const kind = demoWorld ? 'demo' : 'bare'
  const chain = left[kind].pop() ?? (await startDevchain({ demoWorld }))
  const client = createTestClient(chain.url)
  const id = await client.snapshot()
  return {
    async stop() {
      await client.revert({ id })
      left[kind].push(chain)
    },
    url: chain.url,
    wsUrl: chain.wsUrl,
  }
}
