import { encodeFunctionResult, type Hex, keccak256, numberToHex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { createRevert, createSafeNode, NodeAnswerError } from '../../test/recordedNode.ts'
import { summarize } from '../../test/summarize.ts'
import { alice, block, bob, chainId, createClaim, createTransaction, getHash, safe } from '../../test/world.ts'
import { executionTopics } from '../chain/findExecution.ts'
import { claim } from '../evidence/Claimed.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { verifyProgress } from './verifyProgress.ts'
import { verifyTransaction } from './verifyQueue.ts'

// The fixture's Safe is at nonce 7.
const ours = createTransaction({ nonce: 6n })
const conflict = createTransaction({ nonce: 6n, value: 2n })
const minedIn = keccak256('0x7a')
const nonceAbi = parseAbi(['function nonce() view returns (uint256)'])

type World = {
  transaction?: typeof ours
  signers?: readonly (typeof alice)[]
  /** The Safe's logs, oldest first; undefined: the node fails. */
  logs?: { hash: Hex; topic?: Hex }[] | undefined
  /** The node's transaction at `minedIn`. */
  sent?: object | null
  receipt?: object | null
  claimedTransactionHash?: Hex
  /** The Safe's nonce at the end of the log's block, and of the one before. */
  nonces?: Record<string, bigint>
  node?: Parameters<typeof createSafeNode>[1]
}

const direct = { input: encodeExecTransaction({ signatures: '0x', transaction: conflict }), to: safe }

async function runVerify(world: World) {
  const { claimedTransactionHash, logs, nonces = {}, receipt = null, sent = null, signers = [] } = world
  const { transaction = ours } = world
  const { client, requests } = createSafeNode(
    {},
    {
      answers: {
        eth_getLogs: () => {
          if (!logs) throw new NodeAnswerError(-32601, 'eth_getLogs is not offered')
          return logs.map(({ hash, topic = executionTopics.success }, index) => ({
            address: safe,
            blockNumber: '0x3e8',
            data: '0x',
            logIndex: numberToHex(index),
            topics: [topic, hash],
            transactionHash: minedIn,
          }))
        },
        eth_getTransactionByHash: () => sent,
        eth_getTransactionReceipt: () => receipt,
      },
      ...world.node,
    },
  )
  const claimed = await createClaim(transaction, signers)
  const report = await verifyTransaction(client, { chainId, claimed: claim(claimed), safe })
  // Historical state: archive nodes have it, most nodes do not.
  const archive = client.extend(() => ({}))
  const request = archive.request
  Object.assign(archive, {
    request: async (question: { method: string; params: [unknown, Hex] }) => {
      if (question.method !== 'eth_call' || BigInt(question.params[1]) === block.number)
        return Reflect.apply(request, archive, [question])
      const nonce = nonces[`${BigInt(question.params[1])}`]
      if (nonce === undefined) throw new NodeAnswerError(-32000, 'missing trie node')
      return encodeFunctionResult({ abi: nonceAbi, functionName: 'nonce', result: nonce })
    },
  })
  requests.length = 0
  const result = await verifyProgress(archive, {
    chainId,
    report,
    ...(claimedTransactionHash ? { claimedTransactionHash } : {}),
  })
  return { ...result, lines: summarize(result.checks), requests }
}

const past = { hash: getHash(ours) }
const other = { hash: getHash(conflict) }

test('default: an open nonce, and how many signatures there are', async () => {
  const open = createTransaction()
  const waiting = await runVerify({ signers: [alice], transaction: open })
  expect(waiting).toMatchObject({ checks: [], progress: 'waiting', requests: [] })
  expect(await runVerify({ signers: [alice, bob], transaction: open })).toMatchObject({
    progress: 'ready',
    requests: [],
  })
})

test('behavior: T56, executed although the service names no transaction, because its index lags or it hides it', async () => {
  expect(await runVerify({ logs: [past] })).toMatchObject({
    lines: [`ok T56 EXECUTED ${minedIn}`],
    progress: 'executed',
    transactionHash: minedIn,
  })
  expect(await runVerify({ logs: [{ ...past, topic: executionTopics.failure }] })).toMatchObject({
    lines: [`warn T56 EXECUTED_AND_FAILED ${minedIn}`],
    progress: 'failed',
    transactionHash: minedIn,
  })
})

test('behavior: T58, replaced when the body that was sent has this nonce and another hash', async () => {
  expect(await runVerify({ logs: [other], sent: direct })).toMatchObject({
    lines: [`ok T56 REPLACED ${other.hash}`],
    progress: 'replaced',
    transactionHash: undefined,
  })
})

test('behavior: T58, replaced when the nonce was used in a block of which all is known', async () => {
  const relayed = { input: '0x12345678', to: bob }
  const nonces = { 1000: 7n, 999: 6n }
  for (const sent of [relayed, { ...direct, to: bob }, { ...direct, to: null }, { input: '0x', to: safe }, null])
    expect(await runVerify({ logs: [other], nonces, sent })).toMatchObject({ progress: 'replaced' })
})

test('behavior: a node that leaves out the newest logs does not make it replaced', async () => {
  // Nonce 5 was used by another transaction than nonce 6.
  const older = createTransaction({ nonce: 5n })
  const sent = { input: encodeExecTransaction({ signatures: '0x', transaction: older }), to: safe }
  for (const nonces of [{}, { 1000: 6n, 999: 5n }, { 1000: 8n, 999: 7n }, { 1000: 7n }, { 999: 6n }])
    expect(await runVerify({ logs: [{ hash: getHash(older) }], nonces, sent })).toMatchObject({
      lines: ['unknown T56 OUTCOME_NOT_PROVEN'],
      progress: 'unknown',
    })
})

test('behavior: too few logs, or none that can be read, are no proof of anything', async () => {
  expect(await runVerify({ logs: [] })).toMatchObject({ lines: ['unknown T56 OUTCOME_TOO_FAR'], progress: 'unknown' })
  const unreadable = await runVerify({ logs: undefined })
  expect(unreadable).toMatchObject({ lines: ['unknown T56 OUTCOME_UNREADABLE'], progress: 'unknown' })
  expect(unreadable.checks[0]?.message).toBe(
    'It is unknown whether it was executed or replaced: the logs of the Safe could not be read.',
  )
})

test('parameters: claimedTransactionHash is searched first', async () => {
  const receipt = (topic: Hex, hash = past.hash) => ({
    blockNumber: '0x5',
    logs: [{ address: safe, data: '0x', topics: [topic, hash] }],
    status: '0x1',
  })
  const claimedTransactionHash = keccak256('0x7b')
  const executed = await runVerify({ claimedTransactionHash, receipt: receipt(executionTopics.success) })
  expect(executed).toMatchObject({ progress: 'executed', transactionHash: claimedTransactionHash })
  expect(executed.requests.some(({ method }) => method === 'eth_getLogs')).toBe(false)
  expect(await runVerify({ claimedTransactionHash, receipt: receipt(executionTopics.failure) })).toMatchObject({
    progress: 'failed',
  })
  // Another transaction was claimed: it is reported, and the Safe's logs decide.
  const wrong = receipt(executionTopics.success, other.hash)
  expect(await runVerify({ claimedTransactionHash, logs: [past], receipt: wrong, sent: direct })).toMatchObject({
    lines: [`block T71 ANOTHER_TRANSACTION for ${claimedTransactionHash}`, `ok T56 EXECUTED ${minedIn}`],
    progress: 'executed',
    transactionHash: minedIn,
  })
  // Not mined, according to the service's node.
  expect(await runVerify({ claimedTransactionHash, logs: [past], receipt: null })).toMatchObject({
    lines: [`ok T56 EXECUTED ${minedIn}`],
    progress: 'executed',
  })
})

test('error: a Safe or a body that is not known', async () => {
  const { client } = createSafeNode({
    answers: {
      getThreshold: () => {
        throw createRevert()
      },
    },
  })
  const claimed = await createClaim(ours)
  const report = await verifyTransaction(client, { chainId, claimed: claim(claimed), safe })
  for (const part of [
    {},
    { transaction: undefined },
    { hashes: undefined },
    { safe: { ...report.safe, facts: undefined } },
  ])
    expect(await verifyProgress(client, { chainId, report: { ...report, ...part } })).toEqual({
      checks: [],
      progress: 'unknown',
      transactionHash: undefined,
    })
})

test('error: a node of another chain, met between two questions', async () => {
  const { client } = createSafeNode()
  const report = await verifyTransaction(client, { chainId, claimed: claim(await createClaim(ours)), safe })
  const elsewhere = createSafeNode({}, { answers: { eth_chainId: () => '0x1' } })
  const result = await verifyProgress(elsewhere.client, { chainId, claimedTransactionHash: minedIn, report })
  expect(result).toMatchObject({ checks: [{ code: 'OUTCOME_UNREADABLE' }], progress: 'unknown' })
})
