import { hashSafeTransaction } from '@countersign/protocol/hash'
import { type Address, zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import type { ChainLog } from '../ChainLog.ts'
import type { ChainTransaction } from '../ChainTransaction.ts'
import { createFacts } from '../Facts.ts'
import { findExecutedCall } from './executionEvents.ts'
import { createThresholds, type HandlerContext } from './HandlerContext.ts'
import { createSignatureBudget } from './signatureBudget.ts'

const safe: Address = '0x1111111111111111111111111111111111111111'
const log: ChainLog = {
  address: safe,
  blockHash: zeroHash,
  blockNumber: 5n,
  blockTimestamp: undefined,
  data: '0x',
  logIndex: 3,
  removed: false,
  topics: [],
  transactionHash: zeroHash,
  transactionIndex: 0,
}

const toTransaction = (value: number) =>
  ({
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    to: safe,
    value: BigInt(value),
  }) as const

function createContext(count: number): HandlerContext {
  const transaction: ChainTransaction = {
    creations: [],
    executions: Array.from({ length: count }, (_, value) => ({
      executor: zeroAddress,
      safe,
      signatures: '0x',
      source: 'trace',
      transaction: toTransaction(value),
    })),
    gasPrice: 0n,
    gasUsed: 0n,
    hash: zeroHash,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    moduleCalls: [],
    recipient: null,
    sender: zeroAddress,
    tracedValues: new Map(),
    value: 0n,
  }
  return {
    announced: new Map(),
    announcedModuleCalls: new Map(),
    calls: new Map(),
    chainId: 1,
    facts: createFacts(),
    history: new Set(),
    isWatched: () => true,
    nonces: new Map([[safe, 7n]]),
    recoveries: [],
    signatures: createSignatureBudget({
      signaturesPerBlock: 10,
      signaturesPerExecution: 10,
      signaturesPerTransaction: 10,
    }),
    thresholds: createThresholds(new Map()),
    traced: new Set(),
    tracedModuleCalls: new Map(),
    transactions: new Map([[zeroHash, transaction]]),
  }
}

const hash = (value: number, nonce: bigint) =>
  hashSafeTransaction({ chainId: 1, safe, transaction: { ...toTransaction(value), nonce }, version: '1.3.0' })
    .safeTxHash

test('default: calls of a transaction are matched by their hash, in any order', () => {
  const context = createContext(4)
  for (const [value, nonce] of [
    [3, 7n],
    [0, 8n],
    [2, 10n],
    [1, 9n],
  ] as const)
    expect(findExecutedCall(log, context, hash(value, nonce))).toMatchObject({
      logIndex: 3,
      transaction: { nonce, value: BigInt(value) },
    })
  expect(findExecutedCall(log, context, zeroHash)).toBeUndefined()
})

test('behavior: a thousand calls and as many forged results cost what a thousand calls cost', () => {
  const context = createContext(1_000)
  const started = performance.now()
  for (let value = 0; value < 1_000; value++)
    expect(findExecutedCall(log, context, hash(value, 7n + BigInt(value)))).toBeDefined()
  for (let index = 0; index < 1_000; index++)
    expect(findExecutedCall(log, context, `0x${index.toString(16).padStart(64, '0')}`)).toBeUndefined()
  // Six million hashes, at ten microseconds or more, were it the square; the limit is for a machine that is busy.
  expect(performance.now() - started).toBeLessThan(40_000)
})
