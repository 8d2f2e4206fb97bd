import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLocalStore } from './createLocalStore.ts'
import { type LargeStorage, type OpenLargeStorageParameters, openLargeStorage } from './openLargeStorage.ts'
import { createMemoryStorage, type PageStorage } from './openStorage.ts'
import { getSaveFailures } from './saveFailures.ts'

const safe = '31337:0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const [run, runs, looks] = [`countersign.run.v1:${safe}`, `countersign.runs.v1:${safe}`, 'countersign.looks.v1']

/** Opens the same database repeatedly, each time as another page. */
function setup() {
  const name = `large-${crypto.randomUUID()}`
  onTestFinished(() => void window.indexedDB.deleteDatabase(name))
  const storage = createMemoryStorage()
  const open = (overrides: Partial<OpenLargeStorageParameters> = {}) =>
    openLargeStorage({ name, page: window, storage, ...overrides })
  return { name, open, storage }
}

/** A store of rows, as in a batch transfer. */
const openRows = (storage: LargeStorage) =>
  createLocalStore({ empty: [], key: run, schema: z.array(z.string()), storage, target: storage.target })

/** The real database, whose transactions fail as on a full disk. */
function createFullDatabase({ room }: { room: () => number }): { indexedDB: IDBFactory } {
  const put = IDBObjectStore.prototype.put
  const sizes = new Map<IDBValidKey | undefined, number>()
  const remove = IDBObjectStore.prototype.delete
  IDBObjectStore.prototype.delete = function (key) {
    if (typeof key === 'string') sizes.delete(key)
    return remove.call(this, key)
  }
  IDBObjectStore.prototype.put = function (value, key) {
    const size = typeof value === 'string' ? value.length : 0
    const others = [...sizes].reduce((sum, [name, letters]) => sum + (name === key ? 0 : letters), 0)
    if (others + size > room()) {
      this.transaction.abort()
      throw new DOMException('Full', 'QuotaExceededError')
    }
    sizes.set(key, size)
    return put.call(this, value, key)
  }
  onTestFinished(() => {
    IDBObjectStore.prototype.put = put
    IDBObjectStore.prototype.delete = remove
  })
  return window
}

test('default: what is written is read at once, and by the next page', async () => {
  const { open, storage } = setup()
  const large = await open()
  expect([large.length, large.getItem(run)]).toEqual([0, null])
  const rows = 'x'.repeat(6_000_000)
  large.setItem(run, rows)
  large.setItem(looks, '[]')
  large.removeItem(looks)
  expect([large.getItem(run), large.key(0), large.length]).toEqual([rows, run, 1])
  expect(await large.flush()).toBe(true)
  const next = await open()
  expect([next.getItem(run), next.getItem(looks)]).toEqual([rows, null])
  // More than localStorage allows, and none of it is there.
  expect([storage.length, getSaveFailures(storage).get().size]).toEqual([0, 0])
})

test('default: what an earlier version left in localStorage is moved once, and nothing else', async () => {
  const { open, storage } = setup()
  for (const key of [run, runs, looks, 'countersign.ledger.v1', 'countersign.runsheet.v1']) storage.setItem(key, key)
  const large = await open()
  expect(listAll(storage)).toEqual(['countersign.ledger.v1', 'countersign.runsheet.v1'])
  expect(listAll(large)).toEqual([looks, run, runs].toSorted())
  large.setItem(run, 'changed')
  await large.flush()
  const next = await open()
  expect([next.getItem(run), next.getItem(runs)]).toEqual(['changed', runs])
  // A tab of the earlier version, still open.
  storage.setItem(run, 'later')
  expect((await open()).getItem(run)).toBe('later')
  expect(storage.getItem(run)).toBeNull()
})

test('behavior: rows that two tabs add by turns are in both, and in the database', async () => {
  const { open } = setup()
  const [one, other] = [openRows(await open()), openRows(await open())]
  for (let index = 0; index < 10; index++) {
    one.update((all) => [...all, `a${index}`])
    other.update((all) => [...all, `b${index}`])
  }
  for (const tab of [one, other]) await expect.poll(() => tab.get()).toHaveLength(20)
  await expect.poll(async () => openRows(await open()).get()).toHaveLength(20)
})

test('behavior: deleted for every tab, and the database can be deleted meanwhile', async () => {
  const { name, open } = setup()
  const [one, other] = [await open(), await open()]
  const [mine, theirs] = [openRows(one), openRows(other)]
  mine.update(() => ['a'])
  await expect.poll(() => theirs.get()).toEqual(['a'])
  await one.clear()
  expect(mine.get()).toEqual([])
  await expect.poll(() => theirs.get()).toEqual([])
  await new Promise((resolve, reject) => {
    const request = window.indexedDB.deleteDatabase(name)
    request.addEventListener('success', resolve)
    request.addEventListener('blocked', reject)
  })
  // Changes after that start a new one.
  mine.update(() => ['b'])
  expect(await one.flush()).toBe(true)
  expect(openRows(await open()).get()).toEqual(['b'])
})

test('error: a full database evicts simulations first, then rows that are signed, and never other rows', async () => {
  const { open, storage } = setup()
  const limit = { room: 100 }
  const page = createFullDatabase({ room: () => limit.room })
  const large = await open({ page })
  for (const key of [runs, looks]) large.setItem(key, 'x'.repeat(40))
  await large.flush()
  large.setItem(run, 'x'.repeat(50))
  expect(await large.flush()).toBe(true)
  expect(listAll(await open())).toEqual([run, runs])
  large.setItem(run, 'x'.repeat(90))
  expect(await large.flush()).toBe(true)
  expect(listAll(await open())).toEqual([run])
  const failures = getSaveFailures(storage)
  expect(failures.get().size).toBe(0)
  // Does not fit: stays in memory, is reported, and saved once there is room.
  const rows = 'y'.repeat(110)
  large.setItem(run, rows)
  expect(await large.flush()).toBe(false)
  expect([large.getItem(run), failures.get().get(run)?.read()]).toEqual([rows, rows])
  expect((await open()).getItem(run)).toBe('x'.repeat(90))
  limit.room = 1_000
  failures.retry()
  expect(await large.flush()).toBe(true)
  expect(failures.get().size).toBe(0)
  expect((await open()).getItem(run)).toBe(rows)
})

test.each<[string, OpenLargeStorageParameters['page']]>([
  ['missing', {}],
  [
    'forbidden',
    {
      get indexedDB(): never {
        throw new DOMException('denied', 'SecurityError')
      },
    },
  ],
  [
    'switched off',
    {
      indexedDB: Object.assign(Object.create(window.indexedDB), {
        open() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    },
  ],
  [
    'hanging',
    { indexedDB: Object.assign(Object.create(window.indexedDB), { open: () => document.createElement('div') }) },
  ],
])(
  'error: a database that is %s: rows last as long as the page and are reported, simulations are not',
  async (_, page) => {
    const { open, storage } = setup()
    storage.setItem(run, '["before"]')
    const large = await open({ page, timeout: 50 })
    const failures = getSaveFailures(storage)
    const rows = openRows(large)
    // Still saved in localStorage.
    expect([rows.get(), failures.get().size, storage.getItem(run)]).toEqual([['before'], 0, '["before"]'])
    large.setItem(looks, '[]')
    await large.flush()
    expect(failures.get().size).toBe(0)
    rows.update((all) => [...all, 'a'])
    rows.update((all) => [...all, 'b'])
    await large.flush()
    expect(rows.get()).toEqual(['before', 'a', 'b'])
    expect([...failures.get()].map(([key, { read }]) => [key, read()])).toEqual([[run, '["before","a","b"]']])
    failures.retry()
    await large.flush()
    expect(failures.get().size).toBe(1)
  },
)

function listAll(storage: PageStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => !key.endsWith('.writes'))
    .toSorted()
}
