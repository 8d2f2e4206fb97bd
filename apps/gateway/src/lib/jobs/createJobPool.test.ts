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
  const pool = setup({ ...obedient, timeout: 1_000 })
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
  const pool = setup({ ...obedient, maxWaiting: 1, timeout: 60_000, waitTimeout: 200 })
  expect(await pool.run(answer, 'ready')).toBe('ready')
  void pool.run(hang, '').catch(() => undefined)
  const waiting = pool.run(answer, '').catch((error: unknown) => error)
  expect(pool.count()).toEqual({ running: 1, waiting: 1 })
  await expect(pool.run(answer, '')).rejects.toMatchObject({ reason: 'busy' })
  expect(await waiting).toMatchObject({ reason: 'busy' })
  expect(pool.count()).toEqual({ running: 1, waiting: 0 })
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

const broken = { entry: new URL('../../../test/brokenJobs.mjs', import.meta.url), size: 1 }

test('error: a program that does not start is reported, and nobody waits for it', async () => {
  const failures: string[] = []
  const pool = setup({ ...broken, onFailure: ({ message }) => failures.push(message), restartDelay: 60_000 })
  const first = await Promise.allSettled([pool.run(answer, ''), pool.run(answer, '')])
  for (const outcome of first)
    expect(outcome).toMatchObject({ reason: { cause: { message: 'broken on purpose' }, reason: 'broken' } })
  // While the program is broken nothing is started, and jobs are rejected immediately.
  for (let count = 0; count < 50; count++)
    await expect(pool.run(answer, '')).rejects.toMatchObject({ reason: 'broken' })
  expect(failures).toEqual(['broken on purpose'])
  expect(pool.count()).toEqual({ running: 0, waiting: 0 })
})

test('error: a program that does not start is started again, ever more rarely', async () => {
  const times: number[] = []
  const pool = setup({ ...broken, onFailure: () => times.push(performance.now()), restartDelay: 100 })
  await expect
    .poll(async () => {
      await pool.run(answer, '').catch(() => undefined)
      return times.length
    })
    .toBeGreaterThan(3)
  const pauses = times.slice(1, 4).map((time, index) => time - (times[index] ?? 0))
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(100 * 2 ** index)
})

test('behavior: a job that ends its worker is reported, and the next worker starts at once', async () => {
  const failures: string[] = []
  const pool = setup({ ...obedient, onFailure: ({ message }) => failures.push(message), restartDelay: 60_000 })
  for (let count = 0; count < 3; count++) await expect(pool.run(end, '')).rejects.toMatchObject({ reason: 'failed' })
  expect(failures).toEqual(Array(3).fill('The worker exited with code 1.'))
  expect(await pool.run(answer, 'again')).toBe('again')
})
