import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { runNode } from './runNode.mjs'

const options = { cwd: tmpdir(), label: 'stage', signal: new AbortController().signal }

test('default: what a program writes is printed behind its name, and its code is the answer', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await runNode(['-e', "console.log('said'); process.exit(3)"], options)).toBe(3)
  expect(print.mock.calls).toContainEqual(['stage │ said'])
  print.mockRestore()
})

test('error: one that says nothing any more is ended, and told of', async () => {
  const onStill = vi.fn()
  expect(await runNode(['-e', 'setInterval(() => {}, 1_000)'], { ...options, onStill, timeout: 100 })).toBe(1)
  expect(onStill).toHaveBeenCalledOnce()
})

test('behavior: one that ends in time is not', async () => {
  const onStill = vi.fn()
  expect(await runNode(['-e', ''], { ...options, onStill, timeout: 60_000 })).toBe(0)
  expect(onStill).not.toHaveBeenCalled()
})
