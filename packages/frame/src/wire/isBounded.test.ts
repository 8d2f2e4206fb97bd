import { expect, test } from 'vitest'
import { isBounded } from './isBounded.ts'

const nest = (depth: number): unknown => (depth === 0 ? 'end' : { inner: nest(depth - 1) })

test('default: what JSON has, and the few things beside it that hosts send', () => {
  const shared = { value: '1' }
  for (const message of [null, undefined, 1, 1n, 'text', [], {}, { a: [{ b: undefined }] }, [shared, shared], nest(20)])
    expect(isBounded(message)).toBe(true)
})

test('behavior: large, deep, cyclic, sparse and strange things are refused', () => {
  const cycle: { self?: unknown } = {}
  cycle.self = { again: [cycle] }
  const sparse: unknown[] = []
  sparse.length = 1_000_000_000
  for (const message of [
    cycle,
    sparse,
    nest(30),
    'x'.repeat(4_000_001),
    { ['x'.repeat(4_000_001)]: 1 },
    Array.from({ length: 100_001 }, () => 0),
    JSON.parse('{"data":{"__proto__":{"isAdmin":true}}}'),
    new Map([['a', 1]]),
    new Set([1]),
    new Date(0),
    new Error('x'),
    new Uint8Array(4),
    { call: () => 1 },
    { symbol: Symbol('s') },
  ])
    expect(isBounded(message)).toBe(false)
})
