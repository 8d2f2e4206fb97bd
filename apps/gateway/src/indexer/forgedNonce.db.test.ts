import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import { SafeOverviewSchema, TransactionListPageSchema } from '@countersign/protocol/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { deployCode } from '../../test/hostile/deployCode.ts'
import { forgeExecution } from '../../test/hostile/forgeExecution.ts'
import { runAsSafe } from '../../test/hostile/runAsSafe.ts'
import { setup } from '../../test/setup.ts'
import { findSafe } from '../db/queries/findSafe.ts'

const [alice, bob] = demoAccounts
const forged = 2n ** 200n
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test('behavior: a nonce is a uint256, and lists and overviews of those it was forged for answer', async () => {
  const world = await setup(chain)
  const { chainId, db, indexer } = world
  const owners = [alice.address, bob.address]
  const honest = await deploySafe({ client: chain.client, owners, threshold: 1 })
  const safe = await deploySafe({ client: chain.client, owners, threshold: 1 })
  const code = await deployCode(chain.client, forgeExecution({ chainId, nonce: forged, safe }).code)
  await runAsSafe(chain.client, { code, safe })
  await indexer.runToHead()
  expect(await findSafe(db, { address: safe, chainId })).toMatchObject({ nonce: forged + 1n })
  const api = await createTestApi(world)
  const overviews = await api.get(`/v1/safes?safes=${chainId}:${safe},${chainId}:${honest}&currency=usd`)
  expect(overviews.status).toBe(200)
  expect(z.array(SafeOverviewSchema).parse(overviews.body)).toHaveLength(2)
  const place = `/v1/chains/${chainId}/safes/${safe}`
  for (const list of ['transactions/history', 'transactions/queued', 'multisig-transactions']) {
    const { body, status } = await api.get(`${place}/${list}`)
    expect([list, status]).toEqual([list, 200])
    expect(() => TransactionListPageSchema.parse(body)).not.toThrow()
  }
  for (const path of [place, `${place}/nonces`, `/tx-service/${chainId}/api/v2/safes/${safe}/multisig-transactions/`])
    expect([path, (await api.get(path)).status]).toEqual([path, 200])
})
