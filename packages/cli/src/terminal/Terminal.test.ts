import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createProgress } from './Terminal.ts'

function setup(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY })
  return { read: () => String(stream.read() ?? ''), start: createProgress(stream) }
}

test('default: a bar with the remaining time, and an empty line at the end', () => {
  const { read, start } = setup(true)
  const progress = start('Rows', 10)
  progress.advance(5)
  progress.stop()
  const text = read()
  expect(text).toMatch(/Rows .* 50 %, .* left/)
  expect(text.endsWith('\u001b[2K\u001b[?25h') || text.endsWith('\u001b[2K')).toBe(true)
})

test.each([
  { isTTY: false, total: 10 },
  { isTTY: true, total: 1 },
])('behavior: silent with isTTY $isTTY and a total of $total', ({ isTTY, total }) => {
  const { read, start } = setup(isTTY)
  const progress = start('Rows', total)
  progress.advance(total)
  progress.stop()
  expect(read()).toBe('')
})
