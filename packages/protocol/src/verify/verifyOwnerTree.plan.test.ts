import { type Address, getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createPaperNode, createPaperSafe } from '../../test/recordedNode.ts'
import { summarize } from '../../test/summarize.ts'
import { alice, block, bob, carol, chainId } from '../../test/world.ts'
import { planCreation } from '../chain/planCreation.ts'
import type { PlanCreationParameters } from '../chain/SafeFacts.ts'
import { verifyOwnerTree } from './verifyOwnerTree.ts'

const nested: Address = getAddress(numberToHex(0x5afe0001, { size: 20 }))
const there = (owners: readonly Address[], threshold: bigint) =>
  createPaperSafe({ answers: { getOwners: owners, getThreshold: threshold } })

test('default: owners of a Safe that is not on the chain yet are those that its address is made of', async () => {
  const planned: PlanCreationParameters = { owners: [alice, bob], saltNonce: 7n, threshold: 2, version: '1.4.1' }
  const { safe } = planCreation(planned)
  const { checks, nodes } = await verifyOwnerTree(createPaperNode().client, { chainId, planned, safe })
  expect(summarize(checks)).toEqual(['ok T76 TREE_SOUND 1'])
  expect(nodes).toMatchObject({
    evidence: { source: 'recomputed' },
    value: [{ owners: [alice, bob], safe, threshold: 2n }],
  })
})

test('behavior: those of them that are Safes are followed on the chain', async () => {
  const planned: PlanCreationParameters = { owners: [alice, nested], saltNonce: 7n, threshold: 2, version: '1.4.1' }
  const { safe } = planCreation(planned)
  const { client } = createPaperNode({ accounts: { [nested.toLowerCase()]: there([bob, carol], 1n) } })
  const { checks, nodes } = await verifyOwnerTree(client, { chainId, planned, safe })
  expect(nodes?.value.map((node) => node.safe)).toEqual([safe, nested])
  expect(nodes?.evidence).toMatchObject({ block, source: 'chain' })
  expect(summarize(checks)).toEqual([`warn T76 NESTED_THRESHOLD_ONE ${nested}`])
})

test('error: what the chain has counts, and a plan of another address is believed of nobody', async () => {
  const planned: PlanCreationParameters = { owners: [alice, bob], saltNonce: 7n, threshold: 2, version: '1.4.1' }
  const { safe } = planCreation(planned)
  const { client } = createPaperNode({ accounts: { [safe.toLowerCase()]: there([carol], 1n) } })
  const taken = await verifyOwnerTree(client, { chainId, planned, safe })
  expect(taken.nodes?.value).toEqual([{ owners: [carol], safe, threshold: 1n }])
  const other = { ...planned, saltNonce: 8n }
  const { nodes } = await verifyOwnerTree(createPaperNode().client, { chainId, planned: other, safe })
  expect(nodes?.value).toEqual([])
})
