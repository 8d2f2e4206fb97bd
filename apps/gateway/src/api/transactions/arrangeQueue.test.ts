import type { TransactionSummary } from '@countersign/protocol/wire'
import { expect, test } from 'vitest'
import { arrangeQueue, type QueueEntry } from './arrangeQueue.ts'

const summary: TransactionSummary = {
  executionInfo: null,
  id: 'x',
  note: null,
  safeAppInfo: null,
  timestamp: 0,
  txHash: null,
  txInfo: {
    dataSize: '0',
    humanDescription: null,
    isCancellation: false,
    methodName: null,
    to: { logoUri: null, name: null, value: '0x0000000000000000000000000000000000000001' },
    type: 'Custom',
    value: '0',
  },
  txStatus: 'AWAITING_CONFIRMATIONS',
}

const entry = (nonce: number): QueueEntry => ({ nonce, transaction: summary })

/** The page in short: N and Q are labels, #n a conflict header, n:type a transaction. */
function arrange(
  page: number[],
  { next, previous, safeNonce = 5 }: { next?: number; previous?: number; safeNonce?: number },
) {
  let index = -1
  return arrangeQueue({
    entries: page.map(entry),
    next: next === undefined ? undefined : entry(next),
    previous: previous === undefined ? undefined : entry(previous),
    safeNonce,
  })
    .map((item) => {
      if (item.type === 'LABEL') return item.label === 'Next' ? 'N' : 'Q'
      if (item.type === 'CONFLICT_HEADER') return `#${item.nonce}`
      index += 1
      return item.type === 'TRANSACTION' ? `${page[index]}:${item.conflictType}` : item.type
    })
    .join(' ')
}

test.each([
  ['default', [5, 6, 7], {}, 'N 5:None Q 6:None 7:None'],
  ['behavior: nothing for the next nonce', [6, 7], {}, 'Q 6:None 7:None'],
  ['behavior: conflicts', [5, 5, 6, 7, 7, 7], {}, 'N #5 5:HasNext 5:End Q 6:None #7 7:HasNext 7:HasNext 7:End'],
  ['behavior: a conflict cut by the end of the page goes on', [5, 6], { next: 6 }, 'N 5:None Q #6 6:HasNext'],
  ['behavior: the rest of a cut conflict has no second header', [6, 7], { previous: 6 }, '6:End 7:None'],
  ['behavior: a cut conflict in the middle', [6, 6], { next: 6, previous: 6 }, '6:HasNext 6:HasNext'],
  ['behavior: the label is not repeated on later pages', [8], { previous: 7 }, '8:None'],
  ['behavior: the label comes on the page of the first that waits', [6], { previous: 5 }, 'Q 6:None'],
  ['behavior: the next conflict goes on over a page', [5, 6], { previous: 5 }, '5:End Q 6:None'],
  ['behavior: empty', [], {}, ''],
] as const)('%s', (_name, page, options, expected) => {
  expect(arrange([...page], options)).toBe(expected)
})
