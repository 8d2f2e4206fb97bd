import { zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import type { ChainLog } from '../ChainLog.ts'
import { createSignatureBudget } from './signatureBudget.ts'

const at = (logIndex: number): ChainLog => ({
  address: zeroAddress,
  blockHash: zeroHash,
  blockNumber: 7n,
  blockTimestamp: undefined,
  data: '0x',
  logIndex,
  removed: false,
  topics: [],
  transactionHash: zeroHash,
  transactionIndex: 0,
})
const limits = { signaturesPerBlock: 10, signaturesPerExecution: 10, signaturesPerTransaction: 10 }

test('default: what is over a limit is for later, what no contract can have checked never', () => {
  const { take } = createSignatureBudget(limits)
  expect([take(at(0), 6), take(at(1), 6), take(at(2), 4), take(at(3), 11)]).toEqual(['now', 'later', 'now', 'never'])
})

test('behavior: each retry reads the next executions', () => {
  const { take } = createSignatureBudget({ ...limits, recovered: new Set(['7:0']) })
  expect([take(at(0), 10), take(at(1), 10), take(at(2), 10)]).toEqual(['never', 'now', 'later'])
})
