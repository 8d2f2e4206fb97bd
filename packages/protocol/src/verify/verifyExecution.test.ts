import { type Hex, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { createPaperNode } from '../../test/recordedNode.ts'
import { summarize } from '../../test/summarize.ts'
import { bob, chainId, createTransaction, safe } from '../../test/world.ts'
import { executionTopics } from '../chain/findExecution.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { verifyExecution } from './verifyExecution.ts'

const safeTxHash = keccak256('0x5a')
const transactionHash = keccak256('0x7a')
const event = (topic: Hex, address = safe) => ({ address, data: '0x', topics: [topic, safeTxHash] })
const execution = { input: encodeExecTransaction({ signatures: '0x', transaction: createTransaction() }), to: safe }

async function verify({
  answers = {},
  receipt,
  transaction = execution,
}: {
  answers?: Record<string, () => unknown>
  receipt: object | null
  transaction?: object | null
}) {
  const { client, requests } = createPaperNode({
    answers: { eth_getTransactionByHash: () => transaction, eth_getTransactionReceipt: () => receipt, ...answers },
  })
  const hash = `0x${safeTxHash.slice(2).toUpperCase()}` as const
  const { check, state } = await verifyExecution(client, { chainId, safe, safeTxHash: hash, transactionHash })
  expect(requests.slice(2)).toEqual([
    { method: 'eth_getTransactionReceipt', params: [transactionHash] },
    { method: 'eth_getTransactionByHash', params: [transactionHash] },
  ])
  expect(check.claimed).toBe(transactionHash)
  return [state, ...summarize([check]).map((line) => line.replace(` for ${transactionHash}`, ''))]
}

const mined = { blockNumber: '0x5', logs: [], status: '0x1' }

test('default: executed, well or not', async () => {
  expect(await verify({ receipt: { ...mined, logs: [event(executionTopics.success)] } })).toEqual([
    'succeeded',
    'ok T71 EXECUTED',
  ])
  expect(await verify({ receipt: { ...mined, logs: [event(executionTopics.failure)] } })).toEqual([
    'failed',
    'warn T71 EXECUTED_AND_FAILED',
  ])
})

test('behavior: not mined yet', async () => {
  expect(await verify({ receipt: null })).toEqual(['pending', 'unknown T71 NOT_MINED'])
})

test('behavior: refused by the Safe', async () => {
  expect(await verify({ receipt: { ...mined, status: '0x0' } })).toEqual(['reverted', 'warn T71 REVERTED'])
})

test('behavior: something else entirely', async () => {
  const elsewhere = ['something-else', 'block T71 ANOTHER_TRANSACTION']
  const reverted = { ...mined, status: '0x0' }
  expect(await verify({ receipt: mined })).toEqual(elsewhere)
  expect(await verify({ receipt: { ...mined, logs: [event(executionTopics.success, bob)] } })).toEqual(elsewhere)
  expect(
    await verify({
      receipt: {
        ...mined,
        logs: [{ ...event(executionTopics.success), topics: [executionTopics.success, keccak256('0x')] }],
      },
    }),
  ).toEqual(elsewhere)
  expect(await verify({ receipt: reverted, transaction: null })).toEqual(elsewhere)
  expect(await verify({ receipt: reverted, transaction: { ...execution, to: null } })).toEqual(elsewhere)
  expect(await verify({ receipt: reverted, transaction: { ...execution, to: bob } })).toEqual(elsewhere)
  expect(await verify({ receipt: reverted, transaction: { ...execution, input: '0x' } })).toEqual(elsewhere)
})

test.each(['eth_getTransactionReceipt', 'eth_getTransactionByHash'])('error: no answer to %s', async (method) => {
  const offline = () => {
    throw new Error('offline')
  }
  expect(await verify({ answers: { [method]: offline }, receipt: mined })).toEqual([
    'unknown',
    'unknown T71 CHAIN_UNREACHABLE',
  ])
})

test('error: a node of another chain', async () => {
  const { client } = createPaperNode({ answers: { eth_chainId: () => '0x1' } })
  await expect(verifyExecution(client, { chainId, safe, safeTxHash, transactionHash })).rejects.toMatchObject({
    code: 'WRONG_CHAIN',
  })
})
