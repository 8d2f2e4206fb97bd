import { expect, test } from 'vitest'
import { testConfirmation, testRecord } from '../../test/testRecord.ts'
import { alice, bob, createTestStorage, readTestStorage, safe } from '../../test/testStorage.ts'
import { findPart } from '../domain/settings/BackupSection.ts'
import { readBackupFile } from '../domain/settings/readBackupFile.ts'
import { countSection, createBackupFile, readSection } from '../domain/settings/readSection.ts'
import { compareBackup, restoreBackup, type Step } from '../domain/settings/restoreBackup.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { createMemoryStorage, type PageStorage } from '../lib/openStorage.ts'
import { backupSections as parts } from './backupSections.ts'

const t = createCatalogue('backup')

const chainIds = [31337]
const now = new Date('2026-11-16T18:00:00Z')

/** Storage keys as in the sources. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../demo-wallet/**'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** A storage's backup file. */
const toFile = (storage: PageStorage) =>
  new File([createBackupFile(readSection(storage, parts), now).text], 'mine.json')

async function plan(file: File, storage: PageStorage): Promise<Step[]> {
  return compareBackup(storage, (await readBackupFile(file, { chainIds, parts })).sections)
}

async function runSteps(
  storage: PageStorage,
  steps: readonly Step[],
  wanted: readonly string[] = [],
): Promise<string[]> {
  const changed: string[] = []
  await restoreBackup({ onChanged: (key) => changed.push(key), steps, storage, wanted: new Set(wanted) })
  return changed
}

test('behavior: every store of the app has its line in the registry', () => {
  const texts = Object.values(sources).join('\n')
  const keys = [
    ...[...texts.matchAll(/\bopenStore\('([^']+)', [A-Z]/g)].map(([, key]) => key ?? ''),
    ...[...texts.matchAll(/'countersign\.([a-z-]+(?:\.[a-z]+)*(?:\.v\d+)?)'/g)].map(([, key]) => key ?? ''),
  ]
  // Past blocks can be read again from the chain; the database of large texts has its own sections; connections of apps
  // belong to one browser, and so do names that others suggested and the offer to pin; the file format is no store.
  const others = ['pin-offer.v1', 'records.v1', 'large.v1', 'pairings.v1', 'data', 'suggested-names.v1']
  const missing = keys.filter((key) => !findPart(parts, key) && !others.includes(key))
  expect(keys.length).toBeGreaterThan(8)
  expect(missing).toEqual([])
  expect(findPart(parts, `run.v1:31337:${safe}`)?.key).toBe('run.v1')
  expect(findPart(parts, `run.v1:31337:${safe}:x`)).toBeUndefined()
})

const mine = {
  'confirmations.v1': [testRecord(1), testRecord(2, { confirmations: [testConfirmation({ signer: bob })] })],
  'drafts.v1': { forms: { [`31337:${safe}`]: { amount: '1' } }, nonces: {}, transactions: [] },
  'names.v1': { [alice]: 'Alice', [bob]: 'Bob' },
  'settings.v1': {
    accent: 'plum',
    device: { safes: [], uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' },
    language: 'de',
  },
  theme: 'dark',
  'visits.v1': { [`31337:${safe.toLowerCase()}`]: { nonce: '7', threshold: 2 } },
  [`run.v1:31337:${safe}`]: { defaultAsset: safe, parts: [], text: 'a,1' },
}

test('default: another browser has it all afterwards, but for what belongs to one browser alone', async () => {
  const from = createTestStorage(mine)
  const to = createMemoryStorage()
  const changed = await runSteps(to, await plan(toFile(from), to))
  expect(changed.toSorted()).toEqual(
    Object.keys(mine)
      .map((key) => `countersign.${key}`)
      .toSorted(),
  )
  for (const key of Object.keys(mine).filter((name) => name !== 'settings.v1'))
    expect(readTestStorage(to, key)).toEqual(readTestStorage(from, key))
  expect(readTestStorage(to, 'settings.v1')).toMatchObject({ accent: 'plum', device: null, language: 'de' })
  // A second import has nothing new.
  const again = await plan(toFile(from), to)
  expect(again.flatMap(({ conflicts, fresh }) => [...conflicts, ...fresh])).toEqual([])
  expect(await runSteps(to, again)).toEqual([])
})

test('default: counts what somebody did, not what is as it comes', () => {
  const counts = Object.fromEntries(
    countSection(readSection(createTestStorage(mine), parts)).map(({ count, title }) => [title, count]),
  )
  expect(counts).toMatchObject({ Names: 2, Settings: 2, 'Signatures and messages': 2 })
  expect(countSection(readSection(createTestStorage({ 'names.v1': {}, theme: 'system' }), parts))).toEqual([])
})

test('behavior: what is here stays unless the file is wanted, name by name', async () => {
  const to = createTestStorage({ 'names.v1': { [alice]: 'Alicia' }, theme: 'light' })
  const steps = await plan(toFile(createTestStorage(mine)), to)
  const conflicts = steps.flatMap((step) => step.conflicts)
  expect(conflicts.map(({ here, item }) => [here, item.value])).toEqual([
    ['Alicia', 'Alice'],
    ['light', 'dark'],
  ])
  await runSteps(to, steps)
  expect(readTestStorage(to, 'names.v1')).toEqual({ [alice]: 'Alicia', [bob]: 'Bob' })
  expect(readTestStorage(to, 'theme')).toBe('light')
  const [name] = conflicts
  await runSteps(to, steps, name ? [name.id] : [])
  expect(readTestStorage(to, 'names.v1')).toEqual({ [alice]: 'Alice', [bob]: 'Bob' })
})

test('behavior: signatures and visits go together without a question', async () => {
  const bobs = testConfirmation({ signer: bob, source: 'earlier' })
  const visit = `31337:${safe.toLowerCase()}`
  const to = createTestStorage({
    'confirmations.v1': [
      testRecord(1, { confirmations: [testConfirmation({ isDelivered: true, signedAt: 9 }), bobs] }),
    ],
    'visits.v1': { [visit]: { nonce: '3' } },
  })
  const steps = await plan(toFile(createTestStorage(mine)), to)
  expect(steps.flatMap(({ conflicts }) => conflicts)).toEqual([])
  await runSteps(to, steps)
  expect(readTestStorage(to, 'confirmations.v1')).toMatchObject([
    {
      confirmations: [
        { isDelivered: true, signedAt: 9 },
        { signer: bob, source: 'earlier' },
      ],
    },
    { confirmations: [{ signer: bob }] },
  ])
  expect(readTestStorage(to, 'visits.v1')).toEqual({ [visit]: { nonce: '7', threshold: 2 } })
})

test('behavior: whom the page asks is never taken without a yes', async () => {
  const settings = { nodes: { 31337: 'https://evil.example' }, serviceUrl: 'https://evil.example' }
  const to = createMemoryStorage()
  const steps = await plan(toFile(createTestStorage({ 'settings.v1': { ...settings, accent: 'teal' } })), to)
  const conflicts = steps.flatMap((step) => step.conflicts)
  expect(conflicts.map(({ here, item }) => [here, item.path])).toEqual([
    [undefined, ['nodes', '31337']],
    [undefined, ['serviceUrl']],
  ])
  await runSteps(to, steps)
  expect(readTestStorage(to, 'settings.v1')).toMatchObject({ accent: 'teal', nodes: {}, serviceUrl: '' })
  await runSteps(
    to,
    steps,
    conflicts.map(({ id }) => id),
  )
  expect(readTestStorage(to, 'settings.v1')).toMatchObject(settings)
})

test('behavior: a token of a file is trusted only after a yes', async () => {
  const tokens = { [`31337:${alice.toLowerCase()}`]: 'USDC' }
  const to = createMemoryStorage()
  const steps = await plan(toFile(createTestStorage({ 'settings.v1': { accent: 'teal', tokens } })), to)
  const conflicts = steps.flatMap((step) => step.conflicts)
  expect(conflicts.map(({ item, part }) => part.needsConfirmation(item.path))).toEqual(['tokens'])
  await runSteps(to, steps)
  expect(readTestStorage(to, 'settings.v1')).toMatchObject({ accent: 'teal', tokens: {} })
  await runSteps(
    to,
    steps,
    conflicts.map(({ id }) => id),
  )
  expect(readTestStorage(to, 'settings.v1')).toMatchObject({ tokens })
})

const write = (content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'file.json')
const ours = (filled: object) => ({ format: 'countersign.data', parts: filled, savedAt: now.toISOString(), version: 1 })

test.each([
  ['no JSON', '{"format":', t('refusals.notJson')],
  ['another file', { hello: 'world' }, t('refusals.notOurs')],
  ['a list', [], t('refusals.notOurs')],
  ['more than ours has', { ...ours({ theme: 'dark' }), extra: 1 }, t('refusals.notOurs')],
  ['a newer version', { ...ours({ theme: 'dark' }), version: 2 }, t('refusals.newer')],
  ['nothing that can be kept', ours({ 'unknown.v9': 1, theme: 'pink' }), t('refusals.nothing')],
  [
    'thousands of parts',
    ours(Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`p${index}`, 1]))),
    t('refusals.tooMany', { most: 2_000 }),
  ],
  ['an old export', { data: { SAFE__addressBook: '[]' }, version: '1.0' }, t('refusals.notOurs')],
])('error: %s is refused', async (_, content, sentence) => {
  await expect(readBackupFile(write(content), { chainIds, parts })).rejects.toThrow(sentence)
})

test('error: a file of any size is not even read', async () => {
  const file = { size: 13 * 1024 * 1024, text: () => Promise.reject(new Error('It was read.')) }
  await expect(readBackupFile(file, { chainIds, parts })).rejects.toThrow('larger than 12 MB')
})

test('behavior: a file has the names of the screens; that of an earlier version has storage keys and is read as well', async () => {
  const run = { defaultAsset: safe, parts: [], text: 'a,1' }
  const contact = { [alice]: { chains: [], note: 'Payroll', team: '' } }
  const storage = createTestStorage({ 'keys.v1': false, 'people.v1': contact, [`run.v1:31337:${safe}`]: run })
  const content: { parts: object } = JSON.parse(await toFile(storage).text())
  expect(Object.keys(content.parts)).toEqual(['hotkeys.v1', 'contacts.v1', `batch-transfers.v1:31337:${safe}`])
  const former = ours({ 'keys.v1': false, 'people.v1': contact, [`run.v1:31337:${safe}`]: run })
  for (const file of [toFile(storage), write(former)]) {
    const { leftOut, sections } = await readBackupFile(file, { chainIds, parts })
    expect(leftOut).toEqual([])
    expect(sections.map(({ key, value }) => [key, value])).toEqual([
      ['keys.v1', false],
      ['people.v1', contact],
      [`run.v1:31337:${safe}`, run],
    ])
  }
})

test('error: parts that do not read as such are named, the others are taken', async () => {
  const file = write(
    ours({
      'ledger.v1': [{ safeTxHash: 'x' }],
      'names.v1': { [alice]: 'A\u202elice' },
      strange: {},
      'visits.v1': 'no',
    }),
  )
  const backup = await readBackupFile(file, { chainIds, parts })
  expect(backup.leftOut).toHaveLength(3)
  // Bidirectional controls are removed from names.
  expect(backup.sections.map(({ key, value }) => [key, value])).toEqual([['names.v1', { [alice]: 'Alice' }]])
})

test('error: names of the language itself stay names', async () => {
  const file = write(
    `{"format":"countersign.data","version":1,"savedAt":"${now.toISOString()}","parts":{"drafts.v1":{"forms":{"__proto__":{"amount":"1"}},"nonces":{},"transactions":[]}}}`,
  )
  const to = createMemoryStorage()
  await runSteps(to, await plan(file, to))
  expect(Object.hasOwn(Object.prototype, 'amount')).toBe(false)
})

test('error: a browser without room keeps what it had', async () => {
  const to = createTestStorage({ 'names.v1': { [alice]: 'Alice' } })
  const steps = await plan(toFile(createTestStorage(mine)), to)
  let writes = 0
  const full: PageStorage = {
    ...to,
    length: to.length,
    setItem(key, value) {
      writes += 1
      if (writes === 3) throw new DOMException('Full', 'QuotaExceededError')
      to.setItem(key, value)
    },
  }
  await expect(runSteps(full, steps)).rejects.toThrow(t('refusals.noRoom'))
  expect(to.length).toBe(1)
  expect(readTestStorage(to, 'names.v1')).toEqual({ [alice]: 'Alice' })
})

test('error: a database that refuses a write later is no restored file either', async () => {
  const to = createTestStorage({ 'names.v1': { [alice]: 'Alice' } })
  const steps = await plan(toFile(createTestStorage(mine)), to)
  const refusing = Object.assign(to, { flush: async () => false })
  await expect(runSteps(refusing, steps)).rejects.toThrow(t('refusals.noRoom'))
  expect(to.length).toBe(1)
  expect(readTestStorage(to, 'names.v1')).toEqual({ [alice]: 'Alice' })
})

test('error: together too many of a kind are refused as a whole', async () => {
  const list = (from: number) =>
    Array.from({ length: 20 }, (_, index) => ({ name: `${from + index}.json`, text: `${from + index}` }))
  const to = createTestStorage({ 'clear-signing.v1': list(0) })
  const steps = await plan(toFile(createTestStorage({ 'clear-signing.v1': list(20), theme: 'dark' })), to)
  await expect(runSteps(to, steps)).rejects.toThrow(t('refusals.tooMuch', { part: t('parts.descriptors') }))
  expect(to.getItem('countersign.theme')).toBeNull()
})

test('error: an import that fails undoes its own writes, not what another tab signed meanwhile', async () => {
  const to = createTestStorage({ 'confirmations.v1': [testRecord(1)] })
  const steps = await plan(toFile(createTestStorage(mine)), to)
  const key = 'countersign.confirmations.v1'
  const signed = JSON.stringify([testRecord(1), testRecord(2), testRecord(9)])
  const storage = {
    ...to,
    flush: async () => {
      to.setItem(key, signed)
      return false
    },
  }
  await expect(restoreBackup({ onChanged: () => {}, steps, storage, wanted: new Set() })).rejects.toThrow(
    t('refusals.noRoom'),
  )
  expect(to.getItem(key)).toBe(signed)
  expect(to.getItem('countersign.names.v1')).toBeNull()
})

test('error: an import copies what it cannot read before it writes', async () => {
  const to = createTestStorage()
  to.setItem('countersign.names.v1', '{"corrupt')
  await runSteps(to, await plan(toFile(createTestStorage(mine)), to))
  expect(to.getItem('countersign.names.v1.unreadable')).toBe('{"corrupt')
  expect(readTestStorage(to, 'names.v1')).toEqual(mine['names.v1'])
})
