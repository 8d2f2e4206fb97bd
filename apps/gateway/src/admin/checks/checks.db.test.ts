import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { checkConnections } from './checkDatabase.ts'
import { checkClock, checkDisk } from './checkMachine.ts'

test('behavior: a wrong clock is found, a slow response is not taken for one', async () => {
  const { db, destroy } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  expect(await checkClock(db)).toMatchObject({ verdict: 'well' })
  expect(await checkClock(db, () => Date.now() + 10_000)).toMatchObject({ verdict: 'doubtful' })
  expect(await checkClock(db, () => Date.now() - 100_000)).toMatchObject({ verdict: 'bad' })
})

test('behavior: a disk that fills up is found', async () => {
  expect(await checkDisk('/nowhere/at/all')).toMatchObject({ verdict: 'bad' })
  const room = (bavail: number) => checkDisk('/', (async () => ({ bavail, bsize: 1 })) as never)
  expect(await room(5e8)).toMatchObject({ verdict: 'bad' })
  expect(await room(5e9)).toMatchObject({ verdict: 'doubtful' })
  expect(await room(5e10)).toMatchObject({ verdict: 'well' })
})

test('behavior: a missing replica and an unreachable one are distinguished, and the server itself is no pooler', async () => {
  const { destroy, url } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  const away = 'postgres://nobody@127.0.0.1:9/none'
  const none = { databaseUrl: url, directUrl: undefined, replicaUrls: [] }
  expect(await checkConnections(none)).toEqual([])
  expect(await checkConnections({ ...none, replicaUrls: [url, away] })).toMatchObject([
    { found: 'this server is not a replica', verdict: 'bad', what: 'replica 1' },
    { verdict: 'doubtful', what: 'replica 2' },
  ])
})
