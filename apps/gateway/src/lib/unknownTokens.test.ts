import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorkContext } from './unknownTokens.ts'

test('default: the value is there however deep, and nowhere else', async () => {
  const context = createWorkContext<string>()
  const deep = async () => {
    await setImmediate()
    return context.get()
  }
  expect(context.get()).toBeUndefined()
  expect(await context.run('a', deep)).toBe('a')
  expect(context.get()).toBeUndefined()
})

test('behavior: work that ends cancels nothing of work that continues', async () => {
  const context = createWorkContext<string>()
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const long = context.run('long', async () => {
    await ended
    await setImmediate()
    return context.get()
  })
  expect(await context.run('short', async () => context.get())).toBe('short')
  end()
  expect(await long).toBe('long')
  expect(await context.run('next', async () => context.get())).toBe('next')
})

test('error: work that fails ends too', async () => {
  const context = createWorkContext<string>()
  const failure = new Error('x')
  await expect(context.run('a', () => Promise.reject(failure))).rejects.toBe(failure)
  await expect(
    context.run('b', () => {
      throw failure
    }),
  ).rejects.toBe(failure)
  expect(context.get()).toBeUndefined()
})
