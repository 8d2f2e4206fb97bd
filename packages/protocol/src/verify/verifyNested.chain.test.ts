import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe, toSafeTransaction } from '@countersign/devchain/testing'
import { encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abi, createClaimOf, setupChain, sign } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { claim } from '../evidence/Claimed.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import { listNestedActions } from './listNestedActions.ts'
import { verifyNested } from './verifyNested.ts'
import { verifyOwnerTree } from './verifyOwnerTree.ts'

const [alice, bob, carol] = demoAccounts
let chain: World['chain']
let client: World['client']
type World = Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  const world = await setupChain()
  chain = world.chain
  client = world.client
})
afterAll(() => chain.stop())

test('behavior: T74 and T75, what a nested Safe really approves', async () => {
  const inner = await deploySafe({ client, owners: [alice.address], threshold: 1, version: '1.3.0' })
  const outerSafe = await deploySafe({ client, owners: [bob.address], threshold: 1 })
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address })
  const claimed = await createClaimOf(inner, transaction, '1.3.0', [alice.address])
  const outer = toSafeTransaction({
    data: encodeFunctionData({ abi, args: [claimed.safeTxHash], functionName: 'approveHash' }),
    nonce: 0n,
    to: inner,
  })
  const { client: node } = createCountingClient(chain.url)
  const verify = (transaction: SafeTransaction, said?: ClaimedTransaction) => {
    const [action] = listNestedActions({ safe: outerSafe, transaction })
    return action && verifyNested(node, { action, chainId, ...(said ? { claimed: claim(said) } : {}) })
  }
  expect(await verify(outer, claimed)).toMatchObject({
    checks: [{ code: 'INNER_AGREES', id: 'T74' }],
    verdict: 'ok',
  })
  const lie = await createClaimOf(inner, { ...transaction, to: alice.address }, '1.3.0', [alice.address])
  expect(await verify(outer, lie)).toMatchObject({
    checks: [{ code: 'INNER_MISMATCH', verdict: 'block' }],
    verdict: 'block',
  })
  expect(await verify(outer, { ...claimed, safe: outerSafe })).toMatchObject({
    checks: [{ code: 'INNER_OF_OTHER_SAFE' }],
    inner: undefined,
    verdict: 'block',
  })
  expect(await verify(outer)).toMatchObject({
    checks: [{ code: 'INNER_MISSING' }],
    verdict: 'block',
  })
  const execution = (signatures: Hex) =>
    toSafeTransaction({ data: encodeExecTransaction({ signatures, transaction }), nonce: 0n, to: inner })
  const packed = packSignatures([{ data: claimed.confirmations[0]?.signature ?? '0x', signer: alice.address }])
  expect(await verify(execution(packed))).toMatchObject({
    checks: [{ code: 'INNER_SIGNED', id: 'T75', verdict: 'ok' }],
  })
  const wrong = await sign(bob.address, claimed.safeTxHash)
  expect(await verify(execution(wrong))).toMatchObject({
    checks: [{ code: 'INNER_NOT_SIGNED', id: 'T75', verdict: 'block' }],
  })
  expect(await verify(execution('0x1234'))).toMatchObject({
    checks: [{ code: 'INNER_NOT_SIGNED' }],
  })
  expect(verify(transaction)).toBeUndefined()
})

test('behavior: T76, owners in a circle', async () => {
  const first = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const second = await deploySafe({ client, owners: [first], threshold: 1 })
  const { client: node } = createCountingClient(chain.url)
  const sound = await verifyOwnerTree(node, { chainId, safe: first })
  expect(sound.checks).toMatchObject([{ code: 'TREE_SOUND', verdict: 'ok' }])
  await executeAsSafe({
    client,
    safe: first,
    transaction: {
      data: encodeFunctionData({
        abi,
        args: ['0x0000000000000000000000000000000000000001', alice.address, second],
        functionName: 'swapOwner',
      }),
      to: first,
    },
  })
  const circle = await verifyOwnerTree(node, { chainId, safe: first })
  expect(circle.nodes?.value.map(({ safe }) => safe)).toEqual([first, second])
  expect(circle.checks.map(({ actual, code }) => [code, actual])).toEqual([
    ['OWNERS_IN_A_CIRCLE', first],
    ['DEADLOCK', first],
    ['OWNERS_IN_A_CIRCLE', second],
    ['DEADLOCK', second],
    ['NESTED_THRESHOLD_ONE', second],
  ])
})
