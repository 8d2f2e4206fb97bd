import { expect, test } from 'vitest'
import { createUriMemory } from './createUriMemory.ts'

const token = '0x0000000000000000000000000000000000000001'
const item = (tokenId: bigint) => ({ token, tokenId }) as const

test('default: what was read, and that a token has none', () => {
  const memory = createUriMemory()
  expect([memory.find(item(1n)), memory.has(item(1n))]).toEqual([undefined, false])
  memory.note(item(1n), 'ipfs://one')
  memory.note(item(2n), null)
  expect([memory.find(item(1n)), memory.has(item(1n))]).toEqual(['ipfs://one', true])
  expect([memory.find(item(2n)), memory.has(item(2n))]).toEqual([null, true])
  memory.note(item(1n), null)
  expect(memory.find(item(1n))).toBe(null)
})

test('parameters: maxLength: the least recently read are dropped', () => {
  const memory = createUriMemory({ maxLength: 2_500 })
  const uri = 'x'.repeat(1_000)
  memory.note(item(1n), uri)
  memory.note(item(2n), uri)
  memory.note(item(1n), uri)
  memory.note(item(3n), uri)
  expect([1n, 2n, 3n].map((id) => memory.has(item(id)))).toEqual([true, false, true])
})

test('behavior: a URI that is too long for clients is not cached', () => {
  const memory = createUriMemory()
  memory.note(item(1n), 'x'.repeat(65_537))
  expect(memory.has(item(1n))).toBe(false)
})
