import type { TransactionSummary } from '@countersign/protocol'
import { expect, test } from 'vitest'
import { groupQueue, type QueueEntry } from './groupQueue.ts'

function entry(claimed: number | undefined, hash: string): QueueEntry {
  const executionInfo: TransactionSummary['executionInfo'] =
    claimed === undefined
      ? null
      : { type: 'MULTISIG', nonce: claimed, confirmationsRequired: 2, confirmationsSubmitted: 1, missingSigners: null }
  const summary: TransactionSummary = {
    id: hash,
    timestamp: 1,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: {
      type: 'Custom',
      humanDescription: null,
      to: { value: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79', name: null, logoUri: null },
      dataSize: '0',
      value: '0',
      methodName: null,
      isCancellation: true,
    },
    txHash: null,
    executionInfo,
    safeAppInfo: null,
    note: null,
  }
  return { safeTxHash: hash, summary, report: undefined, error: null }
}

test('default: lanes by nonce, in order, with the place of each', () => {
  const groups = groupQueue([entry(7, 'c'), entry(5, 'a'), entry(6, 'b'), entry(5, 'd')], 5n)
  expect(groups.map(({ nonce, place, entries }) => [nonce, place, entries.length])).toEqual([
    [5n, 'next', 2],
    [6n, 'later', 1],
    [7n, 'later', 1],
  ])
})

test('behavior: a nonce that nothing uses is named before what waits for it', () => {
  const groups = groupQueue([entry(5, 'a'), entry(9, 'b')], 5n)
  expect(groups.map(({ missingBefore }) => missingBefore)).toEqual([undefined, 6n])
  expect(groupQueue([entry(6, 'a')], 5n)[0]?.missingBefore).toBe(5n)
})

test('behavior: what the chain has passed is not waiting any more', () => {
  expect(groupQueue([entry(4, 'a')], 5n)).toEqual([])
})

test('behavior: without the chain nothing is next', () => {
  expect(groupQueue([entry(5, 'a'), entry(undefined, 'b')], undefined).map(({ place }) => place)).toEqual([
    'unknown',
    'unknown',
  ])
})
