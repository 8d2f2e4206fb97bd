import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { keccak256, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setupChain } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { claim } from '../evidence/Claimed.ts'
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

test('behavior: history is what the events say', async () => {
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
    verifyHistory(node, { chainId, claimed: claim(claimed), fromBlock, isWhole: true, safe })
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
