import { demoSafes } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup, type TestWorld } from '../../test/setup.ts'
import { findSafe } from '../db/queries/findSafe.ts'
import { type HistoryEntry, listHistoryPage } from '../db/queries/listHistoryPage.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

async function listHistory({ chainId, db }: TestWorld, safe: `0x${string}`): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = []
  for (let hasMore = true; hasMore; ) {
    const page = await listHistoryPage(db, { chainId, limit: 7, offset: entries.length, safe })
    entries.push(...page.entries)
    hasMore = page.hasMore
  }
  return entries
}

test.each(Object.values(demoSafes))(
  'default: $name is as the chain says',
  async ({ address, nonce, owners, threshold }) => {
    const { chainId, db, indexer } = await setup(chain)
    await indexer.runToHead()
    expect(await findSafe(db, { address, chainId })).toMatchObject({ nonce, owners, threshold })
  },
)

test('behavior: the history is complete, in order, and every execution known in full', async () => {
  const world = await setup(chain)
  await world.indexer.runToHead()
  for (const { address, nonce } of Object.values(demoSafes)) {
    const entries = await listHistory(world, address)
    const places = entries.map(({ blockNumber }) => blockNumber)
    expect(places).toEqual(places.toSorted((a, b) => b - a))
    expect(new Set(entries.map(({ transactionHash }) => transactionHash)).size).toBe(entries.length)
    const executed = entries.flatMap(({ items }) => items.filter((item) => item.type === 'multisig'))
    expect(executed.map(({ transaction }) => transaction?.nonce)).toEqual(
      Array.from({ length: Number(nonce) }, (_, index) => nonce - BigInt(index) - 1n),
    )
    for (const { confirmations, execution } of executed)
      expect(confirmations.length).toBeGreaterThanOrEqual(execution?.threshold ?? Number.POSITIVE_INFINITY)
  }
})

test('behavior: the Treasury has entries of every kind', async () => {
  const world = await setup(chain)
  await world.indexer.runToHead()
  const items = (await listHistory(world, demoSafes.treasury.address)).flatMap((entry) => entry.items)
  const kinds = new Set(items.map((item) => (item.type === 'transfer' ? item.kind : item.type)))
  expect([...kinds].toSorted()).toEqual(['erc20', 'erc721', 'module', 'multisig', 'native'])
  expect(items.some((item) => item.type === 'multisig' && item.execution?.success === false)).toBe(true)
  expect(items.some((item) => item.type === 'multisig' && item.transaction?.operation === 1)).toBe(true)
  for (const item of items)
    if (item.type === 'transfer' && item.kind !== 'native') expect(item.token?.symbol).toMatch(/^(USDC|DEMO|SEAL)$/)
})
