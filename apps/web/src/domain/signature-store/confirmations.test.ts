import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { testConfirmation, testRecord } from '../../../test/testRecord.ts'
import { alice, bob, carol, safe } from '../../../test/testReport.ts'
import { listSignedSafes } from '../safe/useMySafes.ts'
import {
  type Confirmations,
  ConfirmationsSchema,
  type MessageRecord,
  type StoredConfirmation,
} from './ConfirmationsSchema.ts'
import {
  addOwn,
  addRecord,
  discardMessage,
  findMessage,
  findTransaction,
  listMissing,
  listOwn,
  listSignedHere,
  listUnlisted,
  markDelivered,
  saveMessage,
} from './confirmations.ts'

const hash = (number: number) => numberToHex(number, { size: 32 })
const place = { chainId: 31337, address: safe } as const
const store = (...records: ReturnType<typeof testRecord>[]) => records.reduce<Confirmations>(addRecord, [])
const by = (signer: StoredConfirmation['signer'], source: StoredConfirmation['source'] = 'yours') => [
  testConfirmation({ signer, source }),
]

test('default: found by hash in any case, one per signer and source, and read back as it was', () => {
  const all = store(
    testRecord(10, { confirmations: by(bob, 'earlier') }),
    testRecord(10, { confirmations: by(bob, 'file') }),
    testRecord(10),
  )
  const found = findTransaction(all, `0x${hash(10).slice(2).toUpperCase()}`)
  expect(found?.confirmations.map(({ signer, source }) => [signer, source])).toEqual([
    [alice, 'yours'],
    [bob, 'file'],
    [bob, 'earlier'],
  ])
  expect(findMessage(all, hash(10))).toBeUndefined()
  expect(ConfirmationsSchema.parse(JSON.parse(JSON.stringify(all)))).toEqual(all)
})

test('behavior: signing again replaces the signature of the same signer', () => {
  const again = testRecord(1, { confirmations: [testConfirmation({ signature: '0x22' })] })
  expect(store(testRecord(1), again)).toEqual([again])
})

test('default: delivery is marked for that signer alone', () => {
  const all = store(testRecord(1), testRecord(1, { confirmations: by(bob) }))
  const [record] = markDelivered(all, hash(1), alice)
  expect(record?.confirmations.map(({ isDelivered }) => isDelivered)).toEqual([true, false])
})

test('default: what was signed here and is not listed is missing, once per transaction', () => {
  const all = store(testRecord(3), testRecord(3, { confirmations: by(bob) }), testRecord(4))
  const listed = [hash(4).toUpperCase()]
  expect(listMissing(all, { safe: place, nonce: 3n, listed })).toEqual([{ nonce: 3n, safeTxHash: hash(3) }])
})

test('behavior: used nonces, other Safes, other chains and what others signed are not missing', () => {
  const all = store(
    testRecord(1),
    testRecord(5, { safe: bob }),
    testRecord(6, { chainId: 1 }),
    testRecord(7, { confirmations: by(bob, 'file') }),
  )
  expect(listMissing(all, { safe: place, nonce: 2n, listed: [] })).toEqual([])
  expect(listSignedHere(all, place).map(({ hash: of }) => of)).toEqual([hash(1)])
  expect(listSignedSafes(all, { chainId: 31337, signer: alice })).toEqual([safe, bob])
})

const listNonces = (all: Confirmations, parameters: Partial<Parameters<typeof listUnlisted>[1]> = {}) =>
  listUnlisted(all, { safe: place, nonce: 5n, listed: [], ...parameters }).map(({ nonce }) => nonce)

test('default: signed here or imported, each transaction once, in the order of nonces', () => {
  const all = store(testRecord(7), testRecord(5), testRecord(6, { confirmations: by(bob, 'file') }), testRecord(5))
  expect(listNonces(all)).toEqual([5n, 6n, 7n])
})

test('behavior: nothing that is over, of another Safe or chain, or listed; shown before only without the service', () => {
  const all = store(
    testRecord(4),
    testRecord(6, { safe: alice }),
    testRecord(8, { chainId: 1 }),
    testRecord(7),
    testRecord(9, { confirmations: by(carol, 'earlier') }),
  )
  expect(listNonces(all, { listed: [hash(7).toUpperCase()] })).toEqual([])
  expect(listNonces(all, { isServiceDown: true })).toEqual([7n, 9n])
})

test('behavior: bounded; where the nonce is not known the newest', () => {
  const all = store(...Array.from({ length: 80 }, (_, nonce) => testRecord(nonce)))
  expect(listNonces(all, { nonce: 0n }).at(-1)).toBe(49n)
  expect(listNonces(all, { nonce: undefined })[0]).toBe(30n)
})

const message = (number: number): Omit<MessageRecord, 'confirmations' | 'kind'> => ({
  ...{ chainId: 31337, content: `message ${number}`, createdAt: number, hash: hash(number), safe },
})

test('behavior: written once more, a message has its signatures; signing changes not when it was written', () => {
  const [draft] = saveMessage([], message(1))
  if (!draft) throw new Error('Not saved.')
  const signed = addOwn([draft], { ...draft, confirmations: [] }, testConfirmation({ signedAt: 7 }))
  expect(findMessage(signed, hash(1))).toMatchObject({ createdAt: 1, confirmations: [{ signer: alice }] })
  const again = saveMessage(signed, { ...message(1), createdAt: 9 })
  expect(again).toMatchObject([{ createdAt: 9, confirmations: [{ signer: alice }] }])
  // Signed, but not written here.
  const { createdAt: _, ...shown } = message(2)
  const other = addOwn([], { ...shown, confirmations: [], kind: 'message' }, testConfirmation({ signedAt: 7 }))
  expect(findMessage(other, hash(2))?.createdAt).toBe(7)
})

test('behavior: only what nobody signed here is dropped or discarded, and confirmations of others stay', () => {
  let all = addOwn([], { ...message(100), confirmations: [], kind: 'message' }, testConfirmation())
  for (let number = 1; number <= 52; number++) all = saveMessage(all, message(number))
  expect([all.length, findMessage(all, hash(2)), findMessage(all, hash(3))?.createdAt]).toEqual([51, undefined, 3])
  const discarded = discardMessage(discardMessage(all, hash(52)), hash(100))
  expect([discarded.length, findMessage(discarded, hash(52))]).toEqual([50, undefined])
  const cosigned = addRecord(all, { ...message(51), confirmations: by(bob, 'earlier'), kind: 'message' })
  const left = findMessage(discardMessage(cosigned, hash(51)), hash(51))
  expect([left?.createdAt, left?.confirmations.length, listOwn(left)]).toEqual([undefined, 1, []])
})
