import { sql } from 'kysely'
import { type Address, pad } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { borrowTestDatabase } from '../../test/createTestDatabase.ts'
import { createWatchList, watchMore } from './createWatchList.ts'

const toAddress = (index: number): Address => `0x${index.toString(16).padStart(40, '0')}`
/** Of version 0.1.0. */
const legacySingleton = '0x8942595A2dC5181Df0465AF0D7be08c8f23C93af'

test('behavior: loads more Safes than one page has, and of old versions no more than are read', async () => {
  const { db, destroy } = await borrowTestDatabase()
  onTestFinished(destroy)
  await sql`insert into safe_creation (chain_id, block_number, log_index, transaction_hash, safe, factory, singleton, creator)
    select 7, 1, n, '0x', '0x' || lpad(to_hex(n), 40, '0'), '0x', ${legacySingleton}, '0x'
    from generate_series(1, 20001) as n`.execute(db)
  const watchList = createWatchList({ chainId: 7, db })
  await watchList.load()
  await watchList.load()
  expect(watchList.safes.size).toBe(20_001)
  expect(watchList.safes.hasTopic(pad(toAddress(20_001)))).toBe(true)
  expect(watchList.safes.has(toAddress(20_002))).toBe(false)
  expect(watchList.legacy.size).toBe(2_001)
})

test('behavior: a view watches Safes that are not stored, and those that are stored later', async () => {
  const { db, destroy } = await borrowTestDatabase()
  onTestFinished(destroy)
  const watchList = createWatchList({ chainId: 7, db })
  const view = watchMore(watchList, [{ created: [toAddress(1)], legacy: [toAddress(1)] }])
  watchList.add({ created: [toAddress(2)], legacy: [] }, { hash: '0x', number: 1, revision: 1 })
  expect([1, 2, 3].map((index) => view.safes.has(toAddress(index)))).toEqual([true, true, false])
  expect([...view.legacy]).toEqual([toAddress(1)])
  expect(watchList.safes.has(toAddress(1))).toBe(false)
})
