import { afterEach, expect, test, vi } from 'vitest'
import { findStorage } from './findStorage.ts'

afterEach(() => vi.unstubAllGlobals())

test('default: a server has none, even where its runtime has something of that name', () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  expect(findStorage()).toBeUndefined()
})

test("default: the window's", () => {
  const localStorage = { getItem: () => null, removeItem() {}, setItem() {} }
  vi.stubGlobal('window', { localStorage })
  expect(findStorage()).toBe(localStorage)
})

test('behavior: none where touching it throws', () => {
  const window = Object.defineProperty({}, 'localStorage', {
    get() {
      throw new Error('The operation is insecure.')
    },
  })
  vi.stubGlobal('window', window)
  expect(findStorage()).toBeUndefined()
})
