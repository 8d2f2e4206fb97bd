import { type Address, getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createPaperNode, createPaperSafe, type PaperNodeParameters } from '../../test/recordedNode.ts'
import { summarize } from '../../test/summarize.ts'
import { alice, block, bob, carol, chainId, safe } from '../../test/world.ts'
import { isVerified } from '../evidence/Evidence.ts'
import { verifyOwnerTree } from './verifyOwnerTree.ts'

const toSafe = (index: number): Address => getAddress(numberToHex(0x5afe0000 + index, { size: 20 }))
const root = getAddress(safe)
const [a, b, c] = [toSafe(1), toSafe(2), toSafe(3)]

/** Safes by address: their owners, and their threshold. */
function verify(safes: Record<Address, [Address[], bigint]>, rest: PaperNodeParameters = {}) {
  const accounts = Object.fromEntries(
    Object.entries(safes).map(([address, [getOwners, getThreshold]]) => [
      address.toLowerCase(),
      createPaperSafe({ answers: { getOwners, getThreshold } }),
    ]),
  )
  return verifyOwnerTree(createPaperNode({ accounts, ...rest }).client, { chainId, safe })
}

test('default: no owner is a Safe', async () => {
  const { checks, nodes } = await verify({ [root]: [[alice, bob], 2n] })
  expect(summarize(checks)).toEqual(['ok T76 TREE_SOUND 1'])
  expect(nodes).toMatchObject({
    evidence: { block, source: 'chain' },
    value: [{ owners: [alice, bob], safe: root, threshold: 2n }],
  })
  expect(isVerified(nodes)).toBe(true)
})

test('behavior: Safes among owners are followed, each once', async () => {
  const { checks, nodes } = await verify({
    [root]: [[a, b, alice], 2n],
    [a]: [[bob, c], 2n],
    [b]: [[bob, c], 2n],
    [c]: [[bob, carol], 2n],
  })
  expect(nodes?.value.map((node) => node.safe)).toEqual([root, a, b, c])
  expect(summarize(checks)).toEqual(['ok T76 TREE_SOUND 4'])
  expect(checks[0]?.message).toContain('3')
})

test('behavior: an account without threshold is no Safe', async () => {
  const { nodes } = await verify({ [root]: [[a, alice], 1n], [a]: [[bob], 0n] })
  expect(nodes?.value.map((node) => node.safe)).toEqual([root])
})

test('behavior: circles, direct and through others', async () => {
  const direct = await verify({ [root]: [[root, alice, bob], 2n] })
  expect(summarize(direct.checks)).toEqual([`warn T76 OWNERS_IN_A_CIRCLE ${root}`])
  const through = await verify({
    [root]: [[a, alice, bob], 2n],
    [a]: [[b, bob, carol], 2n],
    [b]: [[root, bob, alice], 2n],
  })
  expect(summarize(through.checks)).toEqual([root, a, b].map((address) => `warn T76 OWNERS_IN_A_CIRCLE ${address}`))
})

test('behavior: a circle below is no circle of the root', async () => {
  const { checks } = await verify({
    [root]: [[a, alice, bob], 2n],
    [a]: [[b, bob, carol], 2n],
    [b]: [[a, bob, alice], 2n],
  })
  expect(summarize(checks)).toEqual([a, b].map((address) => `warn T76 OWNERS_IN_A_CIRCLE ${address}`))
})

test('behavior: Safes that cannot sign without themselves', async () => {
  const { checks } = await verify({ [root]: [[a, alice], 2n], [a]: [[root, bob], 2n] })
  expect(summarize(checks)).toEqual(
    [root, a].flatMap((address) => [`warn T76 OWNERS_IN_A_CIRCLE ${address}`, `warn T76 DEADLOCK ${address}`]),
  )
})

test('behavior: one key that signs for a Safe among the owners', async () => {
  const { checks } = await verify({ [root]: [[a, alice], 1n], [a]: [[bob, carol], 1n] })
  expect(summarize(checks)).toEqual([`warn T76 NESTED_THRESHOLD_ONE ${a}`])
})

test('behavior: fifty Safes at most', async () => {
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [index === 0 ? root : toSafe(index), [[toSafe(index + 1), alice], 2n]]),
    ) as Record<Address, [Address[], bigint]>
  expect((await verify(chain(50))).nodes?.value).toHaveLength(50)
  const { checks, nodes } = await verify(chain(51))
  expect([nodes, ...summarize(checks)]).toEqual([undefined, 'unknown T76 TREE_TOO_LARGE'])
})

test('error: where there is no Safe there is no check', async () => {
  const { checks, nodes } = await verify({})
  expect([checks, nodes?.value]).toEqual([[], []])
})

test('error: a node that does not answer, or of another chain', async () => {
  const offline = () => {
    throw new Error('offline')
  }
  const { checks, nodes } = await verify({}, { answers: { eth_getCode: offline } })
  expect([nodes, ...summarize(checks)]).toEqual([undefined, 'unknown T76 CHAIN_UNREACHABLE'])
  await expect(verify({}, { answers: { eth_chainId: () => '0x1' } })).rejects.toMatchObject({ code: 'WRONG_CHAIN' })
})
