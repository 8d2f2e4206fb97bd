import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planTransactions } from './planTransactions.ts'

const coins = (count: number) => Array.from({ length: count }, () => ({ isNative: true }))
const plan = (count: number, blockGas: bigint, from = 0) => planTransactions({ rows: coins(count), from, blockGas })

test('default: what fits becomes one transaction', () => {
  expect(plan(10, 30_000_000n)).toEqual([{ from: 0, to: 10 }])
  expect(plan(0, 30_000_000n)).toEqual([])
})

test('behavior: what does not fit into a block is cut, in order', () => {
  expect(plan(5, 490_000n)).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 4 },
    { from: 4, to: 5 },
  ])
  expect(plan(5, 490_000n, 3)).toEqual([{ from: 3, to: 5 }])
})

test('behavior: a transfer of a token takes more than one of the coin', () => {
  const rows = [{ isNative: true }, { isNative: false }, { isNative: false }]
  expect(planTransactions({ rows, from: 0, blockGas: 520_000n })).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 3 },
  ])
})

test('behavior: however large its blocks are, no transaction takes more than Ethereum allows, nor more than can be looked through', () => {
  expect(plan(10_000, 10n ** 12n).length).toBeGreaterThanOrEqual(25)
  const tokens = Array.from({ length: 10_000 }, () => ({ isNative: false }))
  expect(planTransactions({ rows: tokens, from: 0, blockGas: 10n ** 12n })[0]).toEqual({ from: 0, to: 218 })
})

test('behavior: every row once, whatever a block holds', () => {
  const rows = fc.array(fc.record({ isNative: fc.boolean() }), { maxLength: 200 })
  fc.assert(
    fc.property(rows, fc.bigInt({ min: 0n, max: 2_000_000n }), fc.nat({ max: 200 }), (all, blockGas, from) => {
      const parts = planTransactions({ rows: all, from, blockGas })
      const covered = parts.flatMap((part) => Array.from({ length: part.to - part.from }, (_, i) => part.from + i))
      expect(covered).toEqual(Array.from({ length: Math.max(0, all.length - from) }, (_, i) => from + i))
      expect(parts.every((part) => part.to > part.from)).toBe(true)
    }),
  )
})
