import { getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { testConfirmation, testRecord } from '../../../test/testRecord.ts'
import { alice, bob, safe } from '../../../test/testReport.ts'
import type { Confirmations, MessageRecord, StoredConfirmation } from './ConfirmationsSchema.ts'
import { addRecord, findTransaction, recordEarlier } from './confirmations.ts'

const hash = (number: number) => numberToHex(number, { size: 32 })
const by = (...signers: StoredConfirmation['signer'][]) =>
  signers.map((signer) => testConfirmation({ isDelivered: true, signedAt: 0, signer, source: 'earlier' }))
const shown = (number: number, overrides: Partial<ReturnType<typeof testRecord>> = {}) =>
  testRecord(number, { confirmations: by(alice), ...overrides })
const record = (all: Confirmations, found: readonly ReturnType<typeof testRecord>[], nonce?: bigint) =>
  recordEarlier(all, { found, nonces: nonce === undefined ? [] : [{ chainId: 31337, nonce, safe }] })

test('default: confirmations of one transaction are joined, one of each owner', () => {
  const both = record(record([], [shown(1)]), [shown(1, { confirmations: by(bob) })])
  expect(findTransaction(both, hash(1))?.confirmations.map(({ signer }) => signer)).toEqual([alice, bob])
  const [other] = by(alice)
  const replaced = record(both, [shown(1, { confirmations: other ? [{ ...other, signature: '0x22' }] : [] })])
  expect(findTransaction(replaced, hash(1))?.confirmations).toHaveLength(2)
})

test('behavior: nothing new, and what was signed here or imported, is the same value', () => {
  const all = record([], [shown(1)])
  expect(record(all, [shown(1)], 1n)).toBe(all)
  const own = [testRecord(2)]
  expect(record(own, [shown(2)])).toBe(own)
})

test('behavior: what is over is dropped, but never what was signed here or imported', () => {
  const all = record(addRecord([], testRecord(3)), [shown(1), shown(2), shown(3, { confirmations: by(bob) })])
  expect(record(all, [], 4n)).toEqual([testRecord(3)])
})

test('behavior: bounded in number and size; one Safe, or one owner, does not push out the others', () => {
  const many = Array.from({ length: 500 }, (_, index) => shown(index + 100))
  const other = shown(1, { safe: getAddress(numberToHex(7, { size: 20 })) })
  const two = shown(2, { confirmations: by(alice, bob) })
  const own = addRecord([], testRecord(3))
  const all = record(record(own, [other, two, shown(3, { confirmations: by(bob) })]), many)
  expect(all).toHaveLength(200)
  for (const stored of [other, two]) expect(all).toContainEqual(stored)
  expect(findTransaction(all, hash(3))?.confirmations).toHaveLength(2)
  // Of the others the newest.
  expect(all.at(-1)).toEqual(shown(599))
  const data = `0x${'00'.repeat(100_000)}` as const
  const large = many.slice(0, 20).map((item) => ({ ...item, transaction: { ...item.transaction, data } }))
  expect(JSON.stringify(record([], large)).length).toBeLessThan(1_010_000)
  // Eviction never removes own signatures.
  const signed = large.reduce<Confirmations>(
    (records, item) => addRecord(records, { ...item, confirmations: [testConfirmation({ signer: bob })] }),
    [],
  )
  expect(record(signed, large).filter(({ confirmations }) => confirmations[0]?.source === 'yours')).toHaveLength(20)
})

test('behavior: messages are bounded too, and a draft stays', () => {
  const messages = Array.from(
    { length: 150 },
    (_, index): MessageRecord => ({
      ...{ chainId: 31337, content: `Message ${index}`, hash: hash(index), kind: 'message', safe },
      ...{ confirmations: by(alice), ...(index === 0 ? { createdAt: 1 } : {}) },
    }),
  )
  const all = recordEarlier([], { found: messages })
  expect(all).toHaveLength(101)
  expect(all[0]).toMatchObject({ confirmations: [], createdAt: 1 })
  expect(all.at(-1)).toEqual(messages.at(-1))
})
