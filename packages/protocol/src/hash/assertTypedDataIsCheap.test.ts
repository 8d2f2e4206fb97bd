import { expect, test } from 'vitest'
import { hashMessageContent } from './hashSafeMessage.ts'

type Fields = { name: string; type: string }[]

/** Hashes typed data of these types; says what it threw and how much of a core it took. */
function hash(types: Record<string, Fields>, message: Record<string, unknown>) {
  const before = process.cpuUsage()
  let thrown: unknown
  try {
    hashMessageContent({ domain: { name: 'x' }, message, primaryType: 'A', types })
  } catch (error) {
    thrown = error
  }
  const { system, user } = process.cpuUsage(before)
  return { milliseconds: (system + user) / 1_000, thrown }
}

const costly = expect.objectContaining({ code: 'COSTLY_TYPED_DATA' })

/** `{ x: { x: … } }`, so many levels deep. */
const nest = (depth: number): Record<string, unknown> => (depth === 0 ? {} : { x: nest(depth - 1) })

test('default: what the world signs is hashed', () => {
  const order = { amount: '1', to: `0x${'11'.repeat(20)}`, note: 'n'.repeat(5_000) }
  const types = {
    A: [{ name: 'orders', type: 'Order[]' }],
    Order: [
      { name: 'amount', type: 'uint256' },
      { name: 'to', type: 'address' },
      { name: 'note', type: 'string' },
    ],
  }
  expect(hash(types, { orders: Array(30).fill(order) }).thrown).toBeUndefined()
})

const wide = Array.from({ length: 1_000 }, (_, index) => ({ name: `n${index}`, type: 'string' }))

test.each<[string, Record<string, Fields>, Record<string, unknown>]>([
  [
    'a long type in every value',
    { A: [{ name: 'x', type: 'B[]' }], B: [{ name: 'c', type: 'C[]' }], C: wide },
    { x: Array(5_000).fill({ c: [] }) },
  ],
  ['a crowd of empty values', { A: [{ name: 'x', type: 'B[]' }], B: [] }, { x: Array(200_000).fill({}) }],
  [
    'one value under many fields, level by level',
    Object.fromEntries(
      Array.from({ length: 60 }, (_, level) => [
        level === 0 ? 'A' : `T${level}`,
        Array.from({ length: 2 }, () => ({ name: 'x', type: level === 59 ? 'uint256' : `T${level + 1}` })),
      ]),
    ),
    nest(60),
  ],
  ['a type that finds itself in every object', { A: [{ name: 'constructor', type: 'A' }] }, {}],
  [
    'thousands of types',
    { A: [], ...Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`T${index}`, []])) },
    {},
  ],
  ['a number of many digits', { A: [{ name: 'x', type: 'uint256' }] }, { x: '9'.repeat(900_000) }],
  ['deep arrays', { A: [{ name: 'x', type: `uint8${'[]'.repeat(100)}` }] }, { x: Array(50_000).fill([]) }],
])('error: %s', (_, types, message) => {
  const { milliseconds, thrown } = hash(types, message)
  expect(thrown).toEqual(costly)
  // For a machine that is busy; alone they take less than half a second, and what they describe would take hours.
  expect(milliseconds).toBeLessThan(60_000)
})
