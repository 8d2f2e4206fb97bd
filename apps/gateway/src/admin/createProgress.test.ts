import { expect, test } from 'vitest'
import { createProgress } from './createProgress.ts'

test('default: a bar with the time that is left, and a clean line at the end', () => {
  const written: string[] = []
  let time = 0
  const start = createProgress({ isTTY: true, write: (text: string) => written.push(text) }, () => time)
  const progress = start('Rows', 10)
  time = 5_000
  progress.advance(5)
  progress.stop()
  expect(written[1]).toBe(`\r\u001b[2KRows [${'#'.repeat(15)}${'-'.repeat(15)}] 50 %, 5 s left`)
  expect(written.at(-1)).toBe('\r\u001b[2K')
})

test('behavior: nothing where nobody watches', () => {
  const written: string[] = []
  const progress = createProgress({ write: (text: string) => written.push(text) })('Rows', 10)
  progress.advance(10)
  progress.stop()
  expect(written).toEqual([])
})
