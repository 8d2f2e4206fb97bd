import { bytesToHex, type Hex } from 'viem'
import type { TestClient } from '../client/createTestClient.ts'

/**
 * Replaces blocks by others of the same height: what `orphaned` mines vanishes, then `replacement` mines something
 * else, or as many empty blocks. The new blocks have other hashes than the old ones.
 *
 * @example
 * await reorg(client, { orphaned: () => executeAsSafe({ client, safe, transaction }) })
 */
export async function reorg(
  client: TestClient,
  {
    betweenTheTwo,
    orphaned,
    replacement,
  }: {
    /** Runs while the old blocks are canonical: lets an indexer see them. */
    betweenTheTwo?: (() => Promise<unknown>) | undefined
    orphaned: () => Promise<unknown>
    replacement?: (() => Promise<unknown>) | undefined
  },
): Promise<void> {
  const before = await client.getBlockNumber()
  const id = await client.snapshot()
  await orphaned()
  await betweenTheTwo?.()
  const depth = Number((await client.getBlockNumber()) - before)
  await client.revert({ id })
  await differ(client)
  if (replacement) await replacement()
  else for (let mined = 0; mined < depth; mined++) await client.mine({ blocks: 1 })
}

/** Gives the next block a random beacon value, so that the same transactions make another block. */
async function differ(client: TestClient): Promise<void> {
  const randao: Hex = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  await client.request<{ Method: 'hardhat_setPrevRandao'; Parameters: [Hex]; ReturnType: boolean }>({
    method: 'hardhat_setPrevRandao',
    params: [randao],
  })
}
