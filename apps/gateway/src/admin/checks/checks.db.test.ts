import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { checkClock } from './checkClock.ts'
import { checkDisk } from './checkDisk.ts'

test('behavior: a clock that is apart is found, one that is slow to be asked is not', async () => {
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
