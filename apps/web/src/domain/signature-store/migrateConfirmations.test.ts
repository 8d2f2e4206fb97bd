import { expect, test } from 'vitest'
import { testConfirmation, testRecord } from '../../../test/testRecord.ts'
import { alice, bob, carol, safe } from '../../../test/testReport.ts'
import { createTestStorage, readTestStorage } from '../../../test/testStorage.ts'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { createMemoryStorage, type PageStorage } from '../../lib/openStorage.ts'
import { getSaveFailures } from '../../lib/saveFailures.ts'
import { ConfirmationsSchema, legacyKeys, salvageConfirmations } from './ConfirmationsSchema.ts'
import { migrateConfirmations, upgradeParts } from './migrateConfirmations.ts'

const { chainId, hash: safeTxHash, transaction, version } = testRecord(1)
const signature = `0x${'11'.repeat(65)}`
const body = { chainId, safe, safeTxHash, transaction, version }
const messageHash = `0x${'ab'.repeat(32)}` as const
const message = { chainId, content: 'We agree.', messageHash, safe }
const draftHash = `0x${'cd'.repeat(32)}` as const

/** As the previous version wrote it. */
const legacy = {
  'cosignatures.v1': {
    messages: [{ ...message, signatures: [{ signature, signer: bob }] }],
    transactions: [{ ...body, signatures: [{ signature, signer: carol }] }],
  },
  'ledger.v1': [{ ...body, isDelivered: false, origin: '{}', signature, signedAt: 5, signer: alice }],
  'messages.v1': [
    { ...message, createdAt: 9, messageHash: draftHash, signatures: [] },
    { ...message, createdAt: 7, signatures: [{ isDelivered: true, signature, signedAt: 8, signer: alice }] },
  ],
  'received.v1': [{ ...body, isDelivered: true, signature, signedAt: 6, signer: bob }],
}

const migrated = [
  {
    ...{ chainId, hash: messageHash, kind: 'message', safe },
    ...{ content: 'We agree.', createdAt: 7 },
    confirmations: [
      testConfirmation({ isDelivered: true, signedAt: 8 }),
      testConfirmation({ isDelivered: true, signedAt: 0, signer: bob, source: 'earlier' }),
    ],
  },
  { chainId, confirmations: [], content: 'We agree.', createdAt: 9, hash: draftHash, kind: 'message', safe },
  {
    ...testRecord(1),
    confirmations: [
      testConfirmation({ origin: '{}', signedAt: 5 }),
      testConfirmation({ isDelivered: true, signedAt: 6, signer: bob, source: 'file' }),
      testConfirmation({ isDelivered: true, signedAt: 0, signer: carol, source: 'earlier' }),
    ],
  },
]

function migrate(storage: PageStorage) {
  const store = createLocalStore({
    empty: [],
    key: 'countersign.confirmations.v1',
    schema: ConfirmationsSchema,
    storage,
  })
  migrateConfirmations({ storage, store })
  return store
}

const sort = (records: unknown) => ConfirmationsSchema.parse(records).toSorted((a, b) => (a.hash < b.hash ? 1 : -1))

test('default: nothing of the four stores is lost, and their keys are removed', () => {
  const storage = createTestStorage(legacy)
  storage.setItem('countersign.ledger.v1.writes', 'a.1')
  expect(sort(migrate(storage).get())).toEqual(sort(migrated))
  expect(sort(readTestStorage(storage, 'confirmations.v1'))).toEqual(sort(migrated))
  expect(storage.length).toBe(1)
})

test('behavior: again, after another tab of the version before has signed, both are there and the newer wins', () => {
  const storage = createTestStorage(legacy)
  migrate(storage)
  const [own] = legacy['ledger.v1']
  const other = `0x${'2'.padStart(64, '0')}`
  storage.setItem(
    'countersign.ledger.v1',
    JSON.stringify([
      { ...own, signedAt: 1 },
      { ...own, safeTxHash: other },
    ]),
  )
  const all = migrate(storage).get()
  expect(all).toHaveLength(4)
  expect(all.find(({ hash }) => hash === safeTxHash)?.confirmations).toMatchObject([{ signedAt: 5 }, {}, {}])
  expect(all.find(({ hash }) => hash === other)?.confirmations).toMatchObject([{ signedAt: 5, source: 'yours' }])
})

test('error: what cannot be read stays under its key, the rest is migrated', () => {
  const storage = createTestStorage({ ...legacy, 'received.v1': [{ safeTxHash: 'x' }] })
  expect(migrate(storage).get()).toHaveLength(3)
  expect(readTestStorage(storage, 'received.v1')).toEqual([{ safeTxHash: 'x' }])
  expect(storage.getItem('countersign.ledger.v1')).toBeNull()
})

test('behavior: every store of earlier versions is looked for when the app starts', () => {
  expect([...legacyKeys].toSorted()).toEqual(Object.keys(legacy).toSorted())
  for (const key of legacyKeys) expect(migrate(createTestStorage({ [key]: legacy[key] })).get()).not.toEqual([])
})

test('error: of a list with a corrupt row the others are migrated, and its key stays', () => {
  const rows = [{ safeTxHash: 'x' }, ...legacy['ledger.v1']]
  const storage = createTestStorage({ 'ledger.v1': rows })
  for (const _ of ['first start', 'second start'])
    expect(migrate(storage).get()).toMatchObject([{ confirmations: [{ signer: alice }], hash: safeTxHash }])
  expect(readTestStorage(storage, 'ledger.v1')).toEqual(rows)
})

test('error: a record that is corrupt, or of a later version, leaves the signatures of others', () => {
  const corrupt = [{ kind: 'userOperation' }, { ...testRecord(2), transaction: { nonce: -1 } }, null]
  expect(salvageConfirmations([testRecord(1), ...corrupt, testRecord(3)])).toEqual([testRecord(1), testRecord(3)])
  expect(salvageConfirmations({ records: [] })).toBeUndefined()
})

test('error: a full browser has everything in memory, says so, and keeps the old keys until it is saved', () => {
  const memory = createTestStorage(legacy)
  const full: PageStorage = {
    ...memory,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  }
  expect(migrate(full).get()).toHaveLength(3)
  expect(getSaveFailures(full).get().size).toBe(1)
  for (const [key, value] of Object.entries(legacy)) expect(readTestStorage(memory, key)).toEqual(value)
  expect(migrate(memory).get()).toHaveLength(3)
  expect(memory.length).toBe(1)
})

test('default: files of the version before are read', () => {
  const { 'confirmations.v1': records, ...others } = upgradeParts({ ...legacy, theme: 'dark' })
  expect(sort(records)).toEqual(sort(migrated))
  expect(others).toEqual({ theme: 'dark' })
  const current = { 'confirmations.v1': [testRecord(1)], theme: 'dark' }
  expect(upgradeParts(current)).toBe(current)
  expect(migrate(createMemoryStorage()).get()).toEqual([])
})
