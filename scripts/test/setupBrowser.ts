import { afterEach, beforeEach, expect, vi } from 'vitest'

// React tells of wrong keys, wrong nesting and lost updates on the console: a component that makes it do so is broken.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
