import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type CreateJobPoolParameters, createJobPool } from './createJobPool.ts'
import { defineJob } from './Job.ts'

function setup(parameters: CreateJobPoolParameters = {}) {
  const pool = createJobPool(parameters)
  onTestFinished(() => pool.stop())
  return pool
}

const obedient = { entry: new URL('../../../test/hangingJobs.mjs', import.meta.url), size: 1 }
const defineBehaviour = (name: string) =>
  defineJob({ input: z.string(), name, output: z.string(), perform: (text) => text })
const [answer, end, fail, hang] = ['answer', 'end', 'fail', 'hang'].map(defineBehaviour)
if (!answer || !end || !fail || !hang) throw new Error('Every order has its job.')

test('error: a job that exceeds its time is ended, and the next one runs', async () => {
  const pool = setup({ ...obedient, timeout: 300 })
  const hanging = pool.run(hang, '')
  const next = pool.run(answer, 'next')
  await expect(hanging).rejects.toMatchObject({ code: 'JOB_NOT_DONE', reason: 'too-long' })
  expect(await next).toBe('next')
})

test('error: a worker that ends fails its job, and no other', async () => {
  const pool = setup(obedient)
  const [ended, failed, done] = [pool.run(end, ''), pool.run(fail, ''), pool.run(answer, 'done')]
  await expect(ended).rejects.toMatchObject({ reason: 'failed' })
  await expect(failed).rejects.toMatchObject({ cause: { message: 'as told' }, reason: 'failed' })
  expect(await done).toBe('done')
})

test('error: a caller that would wait too long is rejected at once, or after the time', async () => {
  const pool = setup({ ...obedient, maxWaiting: 1, timeout: 2_000, waitTimeout: 200 })
  expect(await pool.run(answer, 'ready')).toBe('ready')
  const hanging = pool.run(hang, '').catch((error: unknown) => error)
  const waiting = pool.run(answer, '').catch((error: unknown) => error)
  expect(pool.count()).toEqual({ running: 1, waiting: 1 })
  await expect(pool.run(answer, '')).rejects.toMatchObject({ reason: 'busy' })
  expect(await Promise.race([waiting, sleep(1_500)])).toMatchObject({ reason: 'busy' })
  expect(pool.count()).toEqual({ running: 1, waiting: 0 })
  expect(await hanging).toMatchObject({ reason: 'too-long' })
})

test('behavior: the calling thread continues meanwhile', async () => {
  const pool = setup({ ...obedient, timeout: 500 })
  await pool.run(answer, 'ready')
  const hanging = pool.run(hang, '').catch((error: unknown) => error)
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 10)
  await hanging
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
})

test('error: a program that does not start is reported, restarted ever more rarely, and nobody waits for it', async () => {
  const failures: string[] = []
  const entry = new URL('../../../test/brokenJobs.mjs', import.meta.url)
  const pool = setup({ entry, onFailure: ({ message }) => failures.push(message), restartDelay: 100, size: 1 })
  const first = await Promise.allSettled([pool.run(answer, ''), pool.run(answer, '')])
  for (const outcome of first)
    expect(outcome).toMatchObject({ reason: { cause: { message: 'broken on purpose' }, reason: 'broken' } })
  // While the program is broken nothing is started, and jobs are rejected immediately.
  for (let count = 0; count < 50; count++)
    await expect(pool.run(answer, '')).rejects.toMatchObject({ reason: 'broken' })
  expect(failures).toEqual(['broken on purpose'])
  await expect
    .poll(async () => {
      await pool.run(answer, '').catch(() => undefined)
      return failures.length
    })
    .toBe(3)
  expect(pool.count()).toEqual({ running: 0, waiting: 0 })
})

test('behavior: a job that ends its worker is reported, and the next worker starts at once', async () => {
  const failures: string[] = []
  const pool = setup({ ...obedient, onFailure: ({ message }) => failures.push(message), restartDelay: 60_000 })
  for (let count = 0; count < 3; count++) await expect(pool.run(end, '')).rejects.toMatchObject({ reason: 'failed' })
  expect(failures).toEqual(Array(3).fill('The worker exited with code 1.'))
  expect(await pool.run(answer, 'again')).toBe('again')
})
