import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { keccak256, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setupChain } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { readSafeRange } from '../chain/readSafeRange.ts'
import { claim } from '../evidence/Claimed.ts'
import type { ClaimedExecution, ClaimedTransfer } from './ClaimedTransaction.ts'
import { findOmissions } from './findOmissions.ts'
import { verifyExecution } from './verifyExecution.ts'
import { verifyHistory } from './verifyHistory.ts'

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

test('behavior: rows are held against the receipts that they name, and what is missing is found in a range', async () => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  const from = (await client.getBlockNumber()) - 1n
  const paid = await client.sendTransaction({ account: carol.address, to: safe, value: parseEther('2') })
  const sent = await executeAsSafe({ client, safe, transaction: { to: carol.address, value: 7n } })
  const failed = await executeAsSafe({
    client,
    safe,
    transaction: { safeTxGas: 30_000n, to: carol.address, value: parseEther('9') },
  })
  const { client: node } = createCountingClient(chain.url)
  const timestamp = (await client.getBlock({ blockHash: sent.receipt.blockHash })).timestamp
  const rows: ClaimedExecution[] = [
    {
      isSuccess: false,
      kind: 'multisig',
      nonce: 1n,
      safeTxHash: failed.safeTxHash,
      transactionHash: failed.hash,
      transfer: { from: safe, to: carol.address, token: undefined, type: 'NATIVE_COIN', value: parseEther('9') },
    },
    {
      isSuccess: true,
      kind: 'multisig',
      nonce: 0n,
      safeTxHash: sent.safeTxHash,
      timestamp,
      transactionHash: sent.hash,
      transfer: { from: safe, to: carol.address, token: undefined, type: 'NATIVE_COIN', value: 7n },
    },
    {
      isSuccess: true,
      kind: 'transfer',
      transactionHash: paid,
      transfer: { from: carol.address, to: safe, token: undefined, type: 'NATIVE_COIN', value: parseEther('2') },
    },
  ]
  const verify = (claimed: readonly ClaimedExecution[]) =>
    verifyHistory(node, { chainId, claimed: claim(claimed), safe })
  const truth = await verify(rows)
  expect(truth.rows.flat().filter(({ verdict }) => verdict !== 'ok')).toEqual([])
  expect(truth.happened.map((happened) => happened?.value.isSuccess)).toEqual([false, true, true])
  expect(truth.happened[1]?.value).toMatchObject({ call: { to: carol.address, value: 7n }, nonce: 0n, timestamp })
  const [first, second, third] = rows
  if (!first || !second?.transfer || !third?.transfer) throw new RangeError('Three rows.')
  const reverse = ({ from: a, to: b, ...rest }: ClaimedTransfer) => ({ ...rest, from: b, to: a })
  const lies: ClaimedExecution[] = [
    { ...first, isSuccess: true },
    { ...second, transfer: { ...second.transfer, value: 8n } },
    { ...third, transfer: reverse(third.transfer) },
    { ...third, transfer: { ...third.transfer, value: 1n } },
    { ...second, safeTxHash: keccak256('0x11') },
    { ...second, timestamp: 5n },
    { ...second, transactionHash: keccak256('0x12') },
    { isSuccess: true, kind: 'module', transactionHash: paid },
  ]
  const codes = await Promise.all(
    lies.map(async (lie) =>
      (await verify([lie])).rows.flat().flatMap(({ code, verdict }) => (verdict === 'ok' ? [] : [code])),
    ),
  )
  expect(codes).toEqual([
    ['OUTCOME_DIFFERS'],
    ['CONTENT_DIFFERS'],
    ['CONTENT_DIFFERS'],
    ['CONTENT_DIFFERS'],
    ['NEVER_EXECUTED'],
    ['TIME_DIFFERS'],
    ['NEVER_EXECUTED'],
    ['NEVER_EXECUTED'],
  ])
  // A duplicate row is true once.
  expect((await verify([third, third])).rows.map((row) => row[0]?.code)).toEqual(['CONTENT_AGREES', 'NEVER_EXECUTED'])
  const [setUp] = await client.getLogs({ address: safe, fromBlock: from })
  const createdIn = setUp?.transactionHash ?? '0x'
  const creation: ClaimedExecution = { isSuccess: true, kind: 'creation', transactionHash: createdIn }
  expect((await verify([creation, creation])).rows.map((row) => row[0]?.code)).toEqual(['CREATED', 'NEVER_EXECUTED'])
  const to = await client.getBlockNumber()
  const range = await readSafeRange(node, { from, safe, to })
  expect(range.isCreation).toBe(true)
  const look = (shown: readonly ClaimedExecution[]) =>
    findOmissions({ isKnownToken: () => true, newestBlock: to, oldestBlock: undefined, range, shown }).omissions
  expect(look(rows)).toEqual([])
  expect(look([second, third])).toMatchObject([{ execution: { safeTxHash: failed.safeTxHash }, kind: 'multisig' }])
  expect(look([first, second])).toMatchObject([{ kind: 'transfer', transactionHash: paid }])
})

test('behavior: history equals the events', async () => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  const fromBlock = (await client.getBlockNumber()) - 1n
  const success = await executeAsSafe({ client, safe, transaction: { to: carol.address } })
  const failure = await executeAsSafe({
    client,
    safe,
    transaction: { safeTxGas: 30_000n, to: carol.address, value: parseEther('1') },
  })
  const { client: node } = createCountingClient(chain.url)
  const rows = [
    {
      executor: alice.address,
      isSuccess: true,
      kind: 'multisig',
      safeTxHash: success.safeTxHash,
      timestamp: (await client.getBlock({ blockHash: success.receipt.blockHash })).timestamp,
      transactionHash: success.hash,
    },
    { isSuccess: false, kind: 'multisig', safeTxHash: failure.safeTxHash, transactionHash: failure.hash },
  ] as const
  const verify = (claimed: Parameters<typeof verifyHistory>[1]['claimed']['claimed']) =>
    verifyHistory(node, { chainId, claimed: claim(claimed), fromBlock, isComplete: true, safe })
  const truth = await verify(rows)
  expect(truth.verdict).toBe('ok')
  expect(truth.checks).toMatchObject([{ actual: '2', code: 'EVENTS_MATCH_NONCE', id: 'T59' }])
  expect(truth.rows[0]?.map(({ code }) => code)).toEqual([
    'OUTCOME_AGREES',
    'TRANSACTION_AGREES',
    'EXECUTOR_AGREES',
    'TIME_AGREES',
  ])
  const omitted = await verify(rows.slice(0, 1))
  expect(omitted.checks[1]).toMatchObject({
    actual: failure.safeTxHash,
    code: 'EXECUTION_HIDDEN',
    id: 'T59',
    verdict: 'warn',
  })
  const embellished = await verify([
    { ...rows[0], executor: bob.address, timestamp: 1n, transactionHash: failure.hash },
    { ...rows[1], isSuccess: true },
  ])
  expect(
    embellished.rows
      .flat()
      .filter(({ verdict }) => verdict === 'warn')
      .map(({ code, id }) => `${id} ${code}`),
  ).toEqual(['T61 TRANSACTION_DIFFERS', 'T61 EXECUTOR_DIFFERS', 'T61 TIME_DIFFERS', 'T60 OUTCOME_DIFFERS'])
  const invented = await verify([
    ...rows,
    { isSuccess: true, kind: 'multisig', safeTxHash: keccak256('0x'), transactionHash: success.hash },
  ])
  expect(invented.rows[2]).toMatchObject([{ code: 'NEVER_EXECUTED', id: 'T59', verdict: 'block' }])
  expect(
    (await verifyHistory(node, { chainId, claimed: claim([]), fromBlock: fromBlock + 3n, safe })).checks[0],
  ).toMatchObject({ code: 'EVENTS_DO_NOT_MATCH_NONCE', verdict: 'warn' })
  expect(
    await verifyExecution(node, { chainId, safe, safeTxHash: success.safeTxHash, transactionHash: failure.hash }),
  ).toMatchObject({ check: { code: 'ANOTHER_TRANSACTION', id: 'T71', verdict: 'block' }, state: 'something-else' })
  expect(
    await verifyExecution(node, { chainId, safe, safeTxHash: failure.safeTxHash, transactionHash: failure.hash }),
  ).toMatchObject({ check: { code: 'EXECUTED_AND_FAILED' }, state: 'failed' })
  expect(
    await verifyExecution(node, { chainId, safe, safeTxHash: failure.safeTxHash, transactionHash: keccak256('0x01') }),
  ).toMatchObject({ check: { code: 'NOT_MINED', verdict: 'unknown' }, state: 'pending' })
})
