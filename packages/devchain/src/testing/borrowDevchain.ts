import { createTestClient } from '../client/createTestClient.ts'
import { type Devchain, type StartDevchainParameters, startDevchain } from '../startDevchain.ts'

export type BorrowedDevchain = Pick<Devchain, 'stop' | 'url' | 'wsUrl'>

/** Chains that test files of this thread have left, as they were in the beginning. They end with the thread. */
const left: Record<'bare' | 'demo', Devchain[]> = { bare: [], demo: [] }

/**
 * A chain in memory for a test file: one that an earlier file has left, or a new one, which costs more than many a file.
 * `stop` sets it back for the next; time that a file has made pass stays, so that such a file starts a chain of its own.
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
