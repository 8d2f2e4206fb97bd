import { expect, test } from 'vitest'
import { createMemoryStorage, openStorage } from './openStorage.ts'

test('default: what the browser has', () => {
  const localStorage = createMemoryStorage()
  expect(openStorage({ localStorage })).toBe(localStorage)
})

test('behavior: where it is forbidden, one that lasts as long as the page', () => {
  const storage = openStorage({
    get localStorage(): never {
      throw new Error('Access is denied for this document.')
    },
  })
  expect(storage.getItem('a')).toBeNull()
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})
