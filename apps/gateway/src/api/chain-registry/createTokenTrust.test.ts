import { expect, test } from 'vitest'
import { createTokenTrust } from './createTokenTrust.ts'

const token = '0x0000000000000000000000000000000000000001'

test('default: what failed is left alone for a minute, then for twice as long, and tried alone', () => {
  let time = 0
  const trust = createTokenTrust({ now: () => time })
  expect(trust.find(token)).toBe('new')
  trust.note(token, 'answered')
  expect(trust.find(token)).toBe('known')
  for (const minutes of [1, 2, 4]) {
    trust.note(token, 'failed')
    time += minutes * 60_000 - 1
    expect(trust.find(token)).toBe('failed')
    time += 1
    expect(trust.find(token)).toBe('suspected')
  }
  // A token that fails intermittently is not batched, and its backoff grows.
  for (let count = 0; count < 9; count++) trust.note(token, 'answered')
  expect(trust.find(token)).toBe('suspected')
  trust.note(token, 'failed')
  time += 8 * 60_000 - 1
  expect(trust.find(token)).toBe('failed')
  for (let count = 0; count < 10; count++) trust.note(token, 'answered')
  expect(trust.find(token)).toBe('known')
})

test('behavior: what was there when the node gave no answer is read alone', () => {
  const trust = createTokenTrust()
  trust.note(token, 'suspected')
  expect(trust.find(token)).toBe('suspected')
  for (let count = 0; count < 10; count++) trust.note(token, 'answered')
  expect(trust.find(token)).toBe('known')
})
