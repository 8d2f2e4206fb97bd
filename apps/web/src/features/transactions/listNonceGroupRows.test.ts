import { expect, test } from 'vitest'
import type { QueueGroup } from './groupQueue.ts'
import { listNonceGroupRows } from './listNonceGroupRows.ts'
import { createEntry } from './testEntry.ts'

function lane(nonce: bigint | undefined, hashes: readonly string[], missingBefore?: bigint): QueueGroup {
  return { entries: hashes.map((hash) => createEntry(undefined, hash)), missingBefore, nonce, place: 'later' }
}

test('default', () => {
  const rows = listNonceGroupRows([lane(5n, ['a']), lane(7n, ['b', 'c', 'd'], 6n)])
  expect(rows.map(({ entry, ...row }) => ({ hash: entry.safeTxHash, ...row }))).toEqual([
    { conflict: undefined, hash: 'a', isFirst: true, isLast: true, missingBefore: undefined },
    { conflict: 7n, hash: 'b', isFirst: true, isLast: false, missingBefore: 6n },
    { conflict: 7n, hash: 'c', isFirst: false, isLast: false, missingBefore: undefined },
    { conflict: 7n, hash: 'd', isFirst: false, isLast: true, missingBefore: undefined },
  ])
})

test('behavior: those without a nonce do not contend for it', () => {
  expect(listNonceGroupRows([lane(undefined, ['a', 'b'])]).map(({ conflict }) => conflict)).toEqual([
    undefined,
    undefined,
  ])
})
