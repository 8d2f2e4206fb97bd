import { expect, test } from 'vitest'
import { requestPersistence } from './requestPersistence.ts'

function setup(isPersisted: boolean) {
  let count = 0
  const manager = {
    persist: async () => {
      count += 1
      return true
    },
    persisted: async () => isPersisted,
  }
  return { manager, count: () => count }
}

test('default: asked for once', async () => {
  const { count, manager } = setup(false)
  await requestPersistence(manager)
  await requestPersistence(manager)
  expect(count()).toBe(1)
})

test('behavior: not where it is granted already, or there is nobody to ask', async () => {
  const { count, manager } = setup(true)
  await requestPersistence(manager)
  await requestPersistence(undefined)
  expect(count()).toBe(0)
})

test('error: a browser that refuses costs nothing', async () => {
  const refuse = () => Promise.reject(new TypeError('No'))
  await expect(requestPersistence({ persist: refuse, persisted: refuse })).resolves.toBeUndefined()
})
