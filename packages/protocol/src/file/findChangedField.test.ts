import { expect, test } from 'vitest'
import { domain, payment, safeTxHash, treasury } from '../../test/signedFile.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { findChangedField } from './findChangedField.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const find = (changes: Partial<SafeTransaction>, hints: readonly string[] = []) =>
  findChangedField({ domain, expectedHash: safeTxHash, hints, transaction: { ...payment, ...changes } })

const changes: [field: keyof SafeTransaction, changed: Partial<SafeTransaction>][] = [
  ['operation', { operation: 1 }],
  ['nonce', { nonce: 21n }],
  ['nonce', { nonce: 300n }],
  ['value', { value: 9_500_000_000_000_000_000n }],
  ['value', { value: 15_000_000_000_000_000_000n }],
  ['value', { value: 150_000_000_000_000_000n }],
  ['safeTxGas', { safeTxGas: 123_456n }],
  ['gasPrice', { gasPrice: 1n }],
  ['gasToken', { gasToken: other }],
  ['refundReceiver', { refundReceiver: other }],
  ['data', { data: '0xdeadbeef' }],
  ['to', { to: '0x80F79bf6EB2c4f870365E785982E1f101E93b906' }],
]
test.each(changes)('default: %s, without any hint', (field, changed) => {
  expect(find(changed)).toMatchObject({
    field,
    original: `${payment[field]}`.toLowerCase() === '0x' ? '0x' : expect.anything(),
  })
})

test('behavior: another value is found where it stands somewhere', () => {
  expect(find({ to: other })).toBeUndefined()
  expect(find({ to: other }, [treasury, payment.to])).toEqual({ claimed: other, field: 'to', original: payment.to })
  expect(find({ value: 7n }, [`${payment.value}`])).toEqual({
    claimed: '7',
    field: 'value',
    original: `${payment.value}`,
  })
})

test('behavior: two changes are not guessed at', () => {
  expect(find({ operation: 1, value: 7n })).toBeUndefined()
})

test('behavior: the version decides over the hash', () => {
  const found = findChangedField({
    domain: { ...domain, version: '1.1.1' },
    expectedHash: safeTxHash,
    transaction: payment,
  })
  expect(found).toEqual({ claimed: '1.1.1', field: 'version', original: '1.4.1' })
})
