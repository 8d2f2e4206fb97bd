import { type Address, type Hex, keccak256, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { createSafeNode, type PaperNodeParameters, toRpcBlock } from '../../test/recordedNode.ts'
import { summarize } from '../../test/summarize.ts'
import { alice, block, bob, carol, chainId, safe } from '../../test/world.ts'
import { executionTopics } from '../chain/findExecution.ts'
import { claim } from '../evidence/Claimed.ts'
import { isVerified } from '../evidence/Evidence.ts'
import type { ClaimedExecution } from './ClaimedTransaction.ts'
import { verifyHistory } from './verifyHistory.ts'

const first = { safeTxHash: keccak256('0x51'), transactionHash: keccak256('0x71') }
const second = { safeTxHash: keccak256('0x52'), transactionHash: keccak256('0x72') }
const byModule = { module: alice, transactionHash: keccak256('0x73') }
const toLog = (blockNumber: number, topic: Hex, argument: Hex, transactionHash: Hex) => ({
  address: safe,
  blockNumber: numberToHex(blockNumber),
  data: '0x',
  logIndex: '0x0',
  topics: [topic, argument],
  transactionHash,
})
/** Two executions, the second of which failed, and one by a module. */
const logs = [
  toLog(10, executionTopics.success, first.safeTxHash, first.transactionHash),
  toLog(11, executionTopics.failure, second.safeTxHash, second.transactionHash),
  toLog(12, executionTopics.moduleSuccess, pad(alice, { size: 32 }).toLowerCase() as Hex, byModule.transactionHash),
]
const origins: Record<Hex, [Address, number]> = {
  [first.transactionHash]: [alice, 10],
  [second.transactionHash]: [bob, 11],
  [byModule.transactionHash]: [carol, 12],
}
const answers: PaperNodeParameters['answers'] = {
  eth_getBlockByNumber: (tag: Hex | 'latest') =>
    tag === 'latest' ? toRpcBlock(block.number) : toRpcBlock(BigInt(tag), BigInt(tag) * 100n),
  eth_getLogs: () => logs,
  eth_getTransactionByHash: (hash: Hex) => {
    const [from, number] = origins[hash] ?? []
    return number === undefined ? null : { blockNumber: numberToHex(number), from: from?.toLowerCase(), hash }
  },
}
const truth: ClaimedExecution[] = [
  { ...first, executor: alice, isSuccess: true, kind: 'multisig', timestamp: 1000n },
  { ...second, executor: bob, isSuccess: false, kind: 'multisig', timestamp: 1100n },
  { ...byModule, executor: carol, isSuccess: true, kind: 'module', timestamp: 1200n },
]

function verify(
  claimed: ClaimedExecution[],
  {
    isComplete,
    nonce = 2n,
    version = '1.4.1',
    ...more
  }: {
    isComplete?: boolean
    nonce?: bigint | undefined
    version?: string | undefined
    answers?: PaperNodeParameters['answers']
  } = {},
) {
  const { client } = createSafeNode(
    { answers: { VERSION: version, nonce } },
    { answers: { ...answers, ...more.answers } },
  )
  return verifyHistory(client, {
    chainId,
    claimed: claim(claimed),
    fromBlock: 5n,
    safe,
    ...(isComplete === undefined ? {} : { isComplete }),
  })
}
const upper = (hash: Hex): Hex => `0x${hash.slice(2).toUpperCase()}`

test('default: a true history', async () => {
  const report = await verify(truth, { isComplete: true })
  expect(report.verdict).toBe('ok')
  expect(summarize(report.checks)).toEqual(['ok T59 EVENTS_MATCH_NONCE 2 for 2'])
  expect(summarize(report.rows[1] ?? [])).toEqual([
    'ok T60 OUTCOME_AGREES failure for failure',
    `ok T61 TRANSACTION_AGREES ${second.transactionHash} for ${second.transactionHash}`,
    `ok T61 EXECUTOR_AGREES ${bob.toLowerCase()} for ${bob.toLowerCase()}`,
    'ok T61 TIME_AGREES 1100 for 1100',
  ])
  expect(report.rows).toHaveLength(3)
  expect(isVerified(report.executions)).toBe(true)
  expect(report.executions).toMatchObject({ evidence: { block, source: 'chain' } })
  expect(report.executions?.value.map(({ kind, transactionHash }) => [kind, transactionHash])).toEqual([
    ['multisig', first.transactionHash],
    ['multisig', second.transactionHash],
    ['module', byModule.transactionHash],
  ])
})

test('behavior: hashes in upper case are the same, fields may be left out', async () => {
  const rows: ClaimedExecution[] = [
    {
      isSuccess: true,
      kind: 'multisig',
      safeTxHash: upper(first.safeTxHash),
      transactionHash: upper(first.transactionHash),
    },
    { isSuccess: true, kind: 'module', transactionHash: upper(byModule.transactionHash) },
  ]
  const report = await verify(rows)
  expect(report.verdict).toBe('ok')
  expect(report.rows.map((row) => row.map(({ code }) => code))).toEqual([
    ['OUTCOME_AGREES', 'TRANSACTION_AGREES'],
    ['OUTCOME_AGREES', 'TRANSACTION_AGREES'],
  ])
})

test('behavior: what the service embellishes', async () => {
  const report = await verify([
    {
      ...first,
      executor: bob,
      isSuccess: false,
      kind: 'multisig',
      timestamp: 1n,
      transactionHash: second.transactionHash,
    },
  ])
  expect(report.verdict).toBe('warn')
  expect(summarize(report.rows[0] ?? [])).toEqual([
    'warn T60 OUTCOME_DIFFERS success for failure',
    `warn T61 TRANSACTION_DIFFERS ${first.transactionHash} for ${second.transactionHash}`,
    `warn T61 EXECUTOR_DIFFERS ${alice.toLowerCase()} for ${bob.toLowerCase()}`,
    'warn T61 TIME_DIFFERS 1000 for 1',
  ])
})

test('behavior: what never happened', async () => {
  const invented = keccak256('0x00')
  const rows: ClaimedExecution[] = [
    { isSuccess: true, kind: 'multisig', safeTxHash: invented, transactionHash: first.transactionHash },
    { isSuccess: true, kind: 'multisig', transactionHash: first.transactionHash },
    { isSuccess: true, kind: 'module', module: bob, transactionHash: byModule.transactionHash },
    { isSuccess: true, kind: 'module', transactionHash: first.transactionHash },
  ]
  const report = await verify(rows)
  expect(report.verdict).toBe('block')
  expect(report.rows.map((row) => summarize(row))).toEqual([
    [`block T59 NEVER_EXECUTED for ${invented}`],
    [`block T59 NEVER_EXECUTED for ${first.transactionHash}`],
    [`block T59 NEVER_EXECUTED for ${byModule.transactionHash}`],
    [`block T59 NEVER_EXECUTED for ${first.transactionHash}`],
  ])
})

test('parameters: isWhole, omissions of a complete history are named', async () => {
  expect((await verify(truth.slice(0, 1))).checks).toHaveLength(1)
  expect((await verify(truth.slice(0, 1), { isComplete: false })).checks).toHaveLength(1)
  const report = await verify(truth.slice(0, 1), { isComplete: true })
  expect(summarize(report.checks).slice(1)).toEqual([
    `warn T59 EXECUTION_HIDDEN ${second.safeTxHash}`,
    `warn T62 MODULE_EXECUTION_HIDDEN ${byModule.transactionHash}`,
  ])
  expect(report.verdict).toBe('warn')
})

test('behavior: events and nonce must agree, where versions leave events', async () => {
  expect(summarize((await verify(truth, { nonce: 3n })).checks)).toEqual(['warn T59 EVENTS_DO_NOT_MATCH_NONCE 2 for 3'])
  expect(summarize((await verify(truth, { version: '1.1.0' })).checks)).toEqual(['ok T59 EVENTS_MATCH_NONCE 2 for 2'])
  const unknown = ['unknown T59 COUNT_UNKNOWN 2']
  expect(summarize((await verify(truth, { version: '1.0.0' })).checks)).toEqual(unknown)
  expect(summarize((await verify(truth, { version: 'none' })).checks)).toEqual(unknown)
})

test('behavior: origins that the node does not know', async () => {
  const codes = async (answer: (hash: Hex) => unknown, more: PaperNodeParameters['answers'] = {}) =>
    (await verify(truth.slice(0, 1), { answers: { eth_getTransactionByHash: answer, ...more } })).rows[0]
      ?.slice(2)
      .map(({ code }) => code)
  expect(await codes(() => null)).toEqual(['EXECUTOR_UNKNOWN', 'TIME_UNKNOWN'])
  expect(
    await codes(() => {
      throw new Error('offline')
    }),
  ).toEqual(['EXECUTOR_UNKNOWN', 'TIME_UNKNOWN'])
  const pending = (hash: Hex) => ({ blockNumber: null, from: alice, hash })
  expect(await codes(pending)).toEqual(['EXECUTOR_AGREES', 'TIME_UNKNOWN'])
  const mined = (hash: Hex) => ({ blockNumber: '0xa', from: alice, hash: upper(hash) })
  const latestOnly = { eth_getBlockByNumber: (tag: string) => (tag === 'latest' ? toRpcBlock(block.number) : null) }
  expect(await codes(mined, latestOnly)).toEqual(['EXECUTOR_AGREES', 'TIME_UNKNOWN'])
})

test('behavior: each transaction and block is requested once', async () => {
  const { client, requests } = createSafeNode({ answers: { nonce: 2n } }, { answers })
  await verifyHistory(client, { chainId, claimed: claim([...truth, ...truth]), fromBlock: 5n, safe })
  const requested = (method: string) => requests.filter((request) => request.method === method)
  expect(requested('eth_getTransactionByHash')).toHaveLength(3)
  expect(requested('eth_getBlockByNumber')).toHaveLength(4)
  expect(requested('eth_getLogs')[0]?.params).toMatchObject([{ fromBlock: '0x5', toBlock: '0x4d2' }])
})

test('error: events that cannot be read', async () => {
  const offline = () => {
    throw new Error('offline')
  }
  const report = await verify(truth.slice(0, 2), { answers: { eth_getLogs: offline } })
  const unknown = ['unknown T59 HISTORY_UNKNOWN']
  expect(report).toMatchObject({ executions: undefined, verdict: 'unknown' })
  expect([summarize(report.checks), ...report.rows.map((row) => summarize(row))]).toEqual([unknown, unknown, unknown])
})

test('error: no node, or one of another chain', async () => {
  const without = await verifyHistory(undefined, { chainId, claimed: claim(truth), fromBlock: 0n, safe })
  expect(without.rows.map((row) => summarize(row))).toEqual(truth.map(() => ['unknown T01 NO_NODE']))
  const wrong = await verify(truth, { answers: { eth_chainId: () => '0x1' } })
  expect([wrong.verdict, ...summarize(wrong.checks)]).toEqual(['block', `block T01 WRONG_CHAIN 1 for ${chainId}`])
})
