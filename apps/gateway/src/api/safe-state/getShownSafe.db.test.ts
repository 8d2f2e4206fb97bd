import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import { createPublicClient, custom, encodeFunctionData } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'

const [alice, bob, carol] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test('behavior: a Safe that is indexed is shown while the node is silent, as the node shows it', async () => {
  const world = await setup(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  const data = encodeFunctionData({
    abi: safeAbi,
    args: [carol.address, 2n],
    functionName: 'addOwnerWithThreshold',
  })
  await executeAsSafe({ client, safe, transaction: { data, to: safe } })
  await world.indexer.runToHead()
  const silent = createPublicClient({
    chain: world.client.chain,
    transport: custom({ request: () => new Promise(() => undefined) }),
  })
  const [live, shown] = [await createTestApi(world), await createTestApi({ ...world, client: silent })]
  for (const path of [`/v1/chains/31337/safes/${safe}`, `/tx-service/31337/api/v1/safes/${safe}`]) {
    const { body, status } = await shown.get(path)
    expect({ body, status }).toEqual({ body: (await live.get(path)).body, status: 200 })
    expect(body).toMatchObject({ threshold: 2 })
  }
})
