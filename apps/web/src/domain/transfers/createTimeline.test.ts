import type { Movement } from '@countersign/protocol/wire'
import fc from 'fast-check'
import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createMovement } from '../../../test/testMovements.ts'
import { alice, carol, safe } from '../../../test/testReport.ts'
import { createTimeline, isInOrder } from './createTimeline.ts'
import type { Movements } from './transfersQuery.ts'

const day = 86_400_000
const now = 100 * day
const transfer = (daysAgo: number, value: bigint, overrides: Partial<Movement> = {}): Movement =>
  createMovement(1_000 - Math.round(daysAgo), {
    from: alice,
    kind: 'native',
    timestamp: now - daysAgo * day,
    token: null,
    value: String(value),
    ...overrides,
  })
const out = { from: safe, to: alice } as const
const movements = (listed: Movement[], overrides: Partial<Movements> = {}): Movements => ({
  at: now,
  block: 1_000n,
  currency: null,
  isComplete: true,
  listed,
  ...overrides,
})
const timeline = (
  listed: Movements,
  balance: bigint,
  token: Address = zeroAddress,
  { span = 10 * day, tokenId = null }: { span?: number; tokenId?: string | null } = {},
) => createTimeline({ balance, count: 5, movements: listed, safe, span, token, tokenId })

test('default: back from what the chain says there is', () => {
  const listed = movements([transfer(1, 3n, out), transfer(3, 5n), transfer(50, 10n)])
  const { fault, opening, steps } = timeline(listed, 12n)
  expect(fault).toBeUndefined()
  expect(opening).toBe(10n)
  expect(steps.map(({ balance, incoming, outgoing }) => [incoming, outgoing, balance])).toEqual([
    [0n, 0n, 10n],
    [0n, 0n, 10n],
    [0n, 0n, 10n],
    [5n, 0n, 15n],
    [0n, 3n, 12n],
  ])
})

test('behavior: a list that leaves something out, or makes something up, does not add up', () => {
  expect(timeline(movements([transfer(3, 5n)]), 12n).fault).toEqual({ amount: 7n, kind: 'missing' })
  expect(timeline(movements([transfer(3, 50n)]), 12n).fault).toEqual({ amount: -38n, kind: 'missing' })
  // Only the newest were listed: the balance before them is unknown, but not negative.
  expect(timeline(movements([transfer(3, 5n)], { isComplete: false }), 12n).fault).toBeUndefined()
  expect(timeline(movements([transfer(3, 50n)], { isComplete: false }), 12n).fault).toEqual({ kind: 'impossible' })
})

test('behavior: other assets and pieces are not counted, and what a Safe sends itself changes nothing', () => {
  const coin = { kind: 'erc20', token: carol } as const
  const listed = movements([
    transfer(1, 9n, { kind: 'erc721', token: carol, tokenId: '9' }),
    transfer(2, 4n, { ...coin, from: safe }),
    transfer(3, 7n, coin),
    transfer(4, 1n),
  ])
  expect(timeline(listed, 7n, carol)).toMatchObject({ fault: undefined, opening: 0n })
  expect(timeline(listed, 1n)).toMatchObject({ fault: undefined, opening: 0n })
})

test('behavior: each number of an ERC-1155 is an asset of its own', () => {
  const coupon = { kind: 'erc1155', token: carol } as const
  const listed = movements([
    transfer(1, 2n, { ...coupon, ...out, tokenId: '7' }),
    transfer(2, 5n, { ...coupon, tokenId: '7' }),
    transfer(3, 9n, { ...coupon, tokenId: '8' }),
    transfer(4, 4n, { kind: 'erc20', token: carol }),
  ])
  for (const [tokenId, balance] of [
    ['7', 3n],
    ['8', 9n],
    [null, 4n],
  ] as const)
    expect(timeline(listed, balance, carol, { tokenId })).toMatchObject({ fault: undefined, opening: 0n })
})

test('behavior: without a span it begins with the first movement; without any there is a line', () => {
  const listed = movements([transfer(3, 5n), transfer(90, 1n)])
  const all = createTimeline({
    balance: 6n,
    count: 5,
    movements: listed,
    safe,
    span: undefined,
    token: zeroAddress,
    tokenId: null,
  })
  expect(all.steps[0]?.from).toBe(now - 90 * day)
  expect(all.steps[0]?.incoming).toBe(1n)
  const none = createTimeline({
    balance: 0n,
    count: 3,
    movements: movements([]),
    safe,
    span: undefined,
    token: carol,
    tokenId: null,
  })
  expect(none.steps.map(({ balance }) => balance)).toEqual([0n, 0n, 0n])
  expect(none.fault).toBeUndefined()
})

test('behavior: where only the newest are listed, it begins with the oldest of them', () => {
  const { steps } = timeline(movements([transfer(3, 5n)], { isComplete: false }), 12n)
  expect(steps[0]?.from).toBe(now - 3 * day)
  expect(steps[0]).toMatchObject({ balance: 12n, incoming: 5n })
})

test('behavior: times that run backwards, or ahead of the chain, are noticed', () => {
  expect(isInOrder(movements([transfer(1, 1n), transfer(1, 1n), transfer(3, 1n)]))).toBe(true)
  expect(isInOrder(movements([transfer(3, 1n), transfer(1, 1n)]))).toBe(false)
  expect(isInOrder(movements([transfer(-1, 1n)]))).toBe(false)
})

test('property: each step is what the one before left, with what came and went', () => {
  const movement = fc.record({
    daysAgo: fc.integer({ max: 200, min: 0 }),
    isOut: fc.boolean(),
    value: fc.bigInt({ max: 10n ** 24n, min: 0n }),
  })
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 30 }), fc.bigInt({ max: 10n ** 24n, min: 0n }), (list, balance) => {
      const sorted = list.toSorted((a, b) => a.daysAgo - b.daysAgo)
      const listed = movements(sorted.map(({ daysAgo, isOut, value }) => transfer(daysAgo, value, isOut ? out : {})))
      const { opening, steps } = timeline(listed, balance, zeroAddress, { span: 30 * day })
      let running = opening
      for (const step of steps) {
        running += step.incoming - step.outgoing
        expect(step.balance).toBe(running)
      }
      expect(running).toBe(balance)
    }),
  )
})
