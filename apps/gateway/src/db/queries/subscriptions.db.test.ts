import type { Address } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { upsertSubscriptions } from './subscriptions.ts'

const [first, second, third] = ['11', '22', '33'].map((byte): Address => `0x${byte.repeat(20)}`)

async function open() {
  const { db, destroy } = await createTestDatabase()
  onTestFinished(destroy)
  const limits = { maxAnonymous: 4, maxPerAccount: 2 }
  const register = (
    uuid: string,
    { account = null, safes }: { account?: Address | null; safes: (Address | undefined)[] },
  ) =>
    upsertSubscriptions(db, {
      device: { token: 'token', type: 'WEB', uuid },
      limits,
      subscriptions: safes.flatMap((safe) => (safe ? { account, chainId: 1, safe, types: [] } : [])),
    })
  const list = async () =>
    (await db.selectFrom('device').orderBy('uuid').select('uuid').execute()).map(({ uuid }) => uuid)
  return { db, list, register }
}

test('behavior: of devices that nobody signed for, the oldest are forgotten', async () => {
  const { list, register } = await open()
  await register('a', { safes: [first, second] })
  await register('b', { safes: [first, second] })
  expect(await list()).toEqual(['a', 'b'])
  await register('a', { safes: [first] })
  await register('c', { safes: [third] })
  expect(await list()).toEqual(['a', 'c'])
})

test('behavior: unsigned floods evict no signed device; an account has its own limit', async () => {
  const { list, register } = await open()
  const account = first ?? null
  await register('a', { account, safes: [first, second] })
  for (const uuid of ['x', 'y', 'z']) await register(uuid, { safes: [first, second, third] })
  expect(await list()).toEqual(['a', 'z'])
  await register('b', { account, safes: [third] })
  expect(await list()).toEqual(['b', 'z'])
})

test('behavior: a device that does not register again is forgotten', async () => {
  const { db, list, register } = await open()
  await register('a', { safes: [first] })
  await db
    .updateTable('device')
    .set({ modified_at: new Date(Date.now() - 91 * 24 * 60 * 60 * 1000) })
    .execute()
  await register('b', { safes: [first] })
  expect(await list()).toEqual(['b'])
})
