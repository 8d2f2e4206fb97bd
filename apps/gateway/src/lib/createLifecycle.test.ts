import { expect, test } from 'vitest'
import { createLifecycle, StoppedError } from './createLifecycle.ts'

function setup() {
  const log: string[] = []
  const lifecycle = createLifecycle({ onError: (error) => log.push(`failed: ${String(error)}`) })
  const stopper = (name: string) => async () => void log.push(name)
  return { lifecycle, log, stopper }
}

test('default', async () => {
  const { lifecycle, log, stopper } = setup()
  await lifecycle.onStop(stopper('database'))
  await lifecycle.onStop(stopper('server'))
  await lifecycle.stop()
  expect(log).toEqual(['server', 'database'])
})

test('behavior: what was stopped is not stopped again', async () => {
  const { lifecycle, log, stopper } = setup()
  await lifecycle.onStop(stopper('server'))
  await Promise.all([lifecycle.stop(), lifecycle.stop()])
  expect(log).toEqual(['server'])
})

test('behavior: what starts during the stop is stopped at once and its start ends', async () => {
  const { lifecycle, log, stopper } = setup()
  await lifecycle.stop()
  await expect(lifecycle.onStop(stopper('late'))).rejects.toThrow(StoppedError)
  expect(log).toEqual(['late'])
})

test('error: one that cannot stop does not block the others', async () => {
  const { lifecycle, log, stopper } = setup()
  await lifecycle.onStop(stopper('database'))
  await lifecycle.onStop(async () => {
    throw new Error('stuck')
  })
  await lifecycle.stop()
  expect(log).toEqual(['failed: Error: stuck', 'database'])
})
