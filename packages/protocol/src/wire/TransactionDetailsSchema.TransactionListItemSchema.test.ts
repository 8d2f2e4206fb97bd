import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { TransactionListItemSchema, TransactionListPageSchema } from './TransactionDetailsSchema.ts'
import { ExecutionInfoSchema, TransactionIdSchema, TransactionSummarySchema } from './TransactionSummarySchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const address = getAddress(lower)
const ex = { value: address, name: null, logoUri: null }
const hash = `0x${'ab'.repeat(32)}`
const paths = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('lists', () => {
  const summary = {
    id: `multisig_${address}_${hash}`,
    timestamp: 5,
    txStatus: 'SUCCESS',
    txInfo: { type: 'Custom', to: { value: lower }, dataSize: '0', isCancellation: true },
  }

  test('default: a summary', () => {
    expect(TransactionSummarySchema.parse(summary)).toMatchObject({
      id: summary.id,
      txHash: null,
      executionInfo: null,
      safeAppInfo: null,
      note: null,
    })
    const full = { ...summary, txHash: hash, note: 'rent', safeAppInfo: { name: 'App', url: 'https://app' } }
    expect(TransactionSummarySchema.parse(full)).toMatchObject({
      txHash: hash,
      note: 'rent',
      safeAppInfo: { name: 'App', url: 'https://app', logoUri: null },
    })
  })

  test('behavior: details that cannot be read are left out, the entry stays', () => {
    const item = { type: 'TRANSACTION', transaction: summary, details: { txId: 7 } }
    expect(TransactionListItemSchema.parse(item)).toMatchObject({ transaction: { id: summary.id }, details: undefined })
  })

  test('behavior: every kind of entry', () => {
    const results = [
      { type: 'LABEL', label: 'Next' },
      { type: 'LABEL', label: 'Queued' },
      { type: 'CONFLICT_HEADER', nonce: 7 },
      { type: 'DATE_LABEL', timestamp: 5 },
      { type: 'TRANSACTION', transaction: summary, conflictType: 'HasNext' },
      { type: 'TRANSACTION', transaction: summary, conflictType: 'End' },
      { type: 'TRANSACTION', transaction: summary },
    ]
    const page = TransactionListPageSchema.parse({ results })
    expect(page.results.slice(0, 4)).toEqual(results.slice(0, 4))
    expect(page.results.slice(4).map((item) => 'conflictType' in item && item.conflictType)).toEqual([
      'HasNext',
      'End',
      'None',
    ])
    expect(TransactionListItemSchema.safeParse({ type: 'LABEL', label: 'Later' }).success).toBe(false)
    expect(TransactionListItemSchema.safeParse({ type: 'X' }).success).toBe(false)
  })

  test('behavior: ids', () => {
    for (const id of [summary.id, hash, `creation_${address}`, `module_${address}_i${'ab'.repeat(32)}0,1`]) {
      expect(TransactionIdSchema.parse(id)).toBe(id)
    }
    for (const id of ['', 'a/b', 'a b', 'a\n', '../x', 'x'.repeat(257)]) {
      expect(TransactionIdSchema.safeParse(id).error?.issues[0]?.message).toBe('Invalid transaction ID')
    }
  })

  test('behavior: execution info', () => {
    const multisig = { type: 'MULTISIG', nonce: 1, confirmationsRequired: 2, confirmationsSubmitted: 1 }
    expect(ExecutionInfoSchema.parse(multisig)).toEqual({ ...multisig, missingSigners: null })
    expect(ExecutionInfoSchema.parse({ ...multisig, missingSigners: [{ value: lower }] })).toMatchObject({
      missingSigners: [ex],
    })
    expect(ExecutionInfoSchema.parse({ type: 'MODULE', address: { value: lower } })).toEqual({
      type: 'MODULE',
      address: ex,
    })
    expect(paths(ExecutionInfoSchema, { ...multisig, nonce: '1' })).toEqual(['nonce'])
  })
})
