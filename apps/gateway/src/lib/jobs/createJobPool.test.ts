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
const toldTo = (name: string) => defineJob({ input: z.string(), name, output: z.string(), perform: (text) => text })
const [answer, end, fail, hang] = ['answer', 'end', 'fail', 'hang'].map(toldTo)
if (!answer || !end || !fail || !hang) throw new Error('Every order has its job.')

test('error: a job that takes too long is ended, and the next one is done', async () => {
  const pool = setup({ ...obedient, timeout: 300 })
  const hanging = pool.run(hang, '')
  const next = pool.run(answer, 'next')
  await expect(hanging).rejects.toMatchObject({ code: 'JOB_NOT_DONE', reason: 'too-long' })
  expect(await next).toBe('next')
})

test('error: a worker that ends takes its job with it, and no other', async () => {
  const pool = setup(obedient)
  const [ended, failed, done] = [pool.run(end, ''), pool.run(fail, ''), pool.run(answer, 'done')]
  await expect(ended).rejects.toMatchObject({ reason: 'failed' })
  await expect(failed).rejects.toMatchObject({ cause: { message: 'as told' }, reason: 'failed' })
  expect(await done).toBe('done')
})

test('error: who would wait too long is told so at once, or when the time is over', async () => {
  const pool = setup({ ...obedient, maxWaiting: 1, patience: 200, timeout: 2_000 })
  expect(await pool.run(answer, 'ready')).toBe('ready')
  const hanging = pool.run(hang, '').catch((error: unknown) => error)
  const waiting = pool.run(answer, '').catch((error: unknown) => error)
  expect(pool.count()).toEqual({ running: 1, waiting: 1 })
  await expect(pool.run(answer, '')).rejects.toMatchObject({ reason: 'busy' })
  expect(await Promise.race([waiting, sleep(1_500)])).toMatchObject({ reason: 'busy' })
  expect(pool.count()).toEqual({ running: 1, waiting: 0 })
  expect(await hanging).toMatchObject({ reason: 'too-long' })
})

test('behavior: the thread that asks goes on meanwhile', async () => {
  const pool = setup({ ...obedient, timeout: 500 })
  await pool.run(answer, 'ready')
  const hanging = pool.run(hang, '').catch((error: unknown) => error)
  let turns = 0
  const timer = setInterval(() => (turns += 1), 10)
  await hanging
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})
