import type { TransactionListItem } from '@countersign/protocol/wire'
import { expect, test } from 'vitest'
import { listPages, listQueued } from './queueQuery.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const other = '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14'
const hash = `0x${'ab'.repeat(32)}`

function item(id: string): TransactionListItem {
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id,
      timestamp: 1,
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: {
        type: 'Custom',
        humanDescription: null,
        to: { value: safe, name: null, logoUri: null },
        dataSize: '0',
        value: '0',
        methodName: null,
        isCancellation: true,
      },
      txHash: null,
      executionInfo: null,
      safeAppInfo: null,
      note: null,
    },
  }
}

test('behavior: labels, repeats and other Safes’ transactions are left out', () => {
  const id = `multisig_${safe}_${hash}`
  const items: TransactionListItem[] = [
    { type: 'LABEL', label: 'Next' },
    item(id),
    item(id),
    item(`multisig_${other}_${hash}`),
  ]
  expect(listQueued(items, safe.toLowerCase()).map(({ safeTxHash }) => safeTxHash)).toEqual([hash])
})

test('behavior: all pages of the queue are read', async () => {
  const pages = [{ next: '/2' }, { next: '/3' }, { next: null }].map(({ next }, index) => ({
    count: 1,
    next,
    previous: null,
    refused: [],
    results: [item(`multisig_${safe}_0x${String(index).repeat(64)}`)],
  }))
  const requested: (string | undefined)[] = []
  const page = await listPages(async (pageUrl) => {
    requested.push(pageUrl)
    return pages[requested.length - 1] ?? { count: 0, next: null, previous: null, refused: [], results: [] }
  })
  expect(requested).toEqual([undefined, '/2', '/3'])
  expect(listQueued(page.results, safe)).toHaveLength(3)
  expect(page.isCut).toBe(false)
})

test('behavior: a service that names further pages for ever is not followed for ever', async () => {
  let requested = 0
  const page = await listPages(async () => ({
    count: 0,
    next: `/${++requested}`,
    previous: null,
    refused: [],
    results: [],
  }))
  expect(requested).toBe(10)
  expect(page.isCut).toBe(true)
})

test('behavior: of a page that is filled without end so many are taken as ten honest ones have', async () => {
  const results = Array.from({ length: 1_001 }, (_, index) => item(`multisig_${safe}_${index}`))
  let requested = 0
  const page = await listPages(async () => ({
    count: results.length,
    next: `/${++requested}`,
    previous: null,
    refused: [],
    results,
  }))
  expect(requested).toBe(1)
  expect(page.results).toHaveLength(1_000)
  expect(page.isCut).toBe(true)
})
