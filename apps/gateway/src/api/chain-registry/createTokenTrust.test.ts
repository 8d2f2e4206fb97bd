import { expect, test } from 'vitest'
import { createTokenTrust } from './createTokenTrust.ts'

const token = '0x0000000000000000000000000000000000000001'

test('default: what failed is left alone for a minute, then for twice as long, and tried alone', () => {
  let time = 0
  const standing = createTokenTrust({ now: () => time })
  expect(standing.find(token)).toBe('new')
  standing.note(token, 'answered')
  expect(standing.find(token)).toBe('known')
  for (const minutes of [1, 2, 4]) {
    standing.note(token, 'failed')
    time += minutes * 60_000 - 1
    expect(standing.find(token)).toBe('failed')
    time += 1
    expect(standing.find(token)).toBe('suspected')
  }
  // A token that fails intermittently is not batched, and its backoff grows.
  for (let count = 0; count < 9; count++) standing.note(token, 'answered')
  expect(standing.find(token)).toBe('suspected')
  standing.note(token, 'failed')
  time += 8 * 60_000 - 1
  expect(standing.find(token)).toBe('failed')
  for (let count = 0; count < 10; count++) standing.note(token, 'answered')
  expect(standing.find(token)).toBe('known')
})

test('behavior: what was there when the node gave no answer is read alone', () => {
  const standing = createTokenTrust()
  standing.note(token, 'suspected')
  expect(standing.find(token)).toBe('suspected')
  for (let count = 0; count < 10; count++) standing.note(token, 'answered')
  expect(standing.find(token)).toBe('known')
})
