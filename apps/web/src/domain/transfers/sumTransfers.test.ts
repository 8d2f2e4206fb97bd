import type { Movement } from '@countersign/protocol/wire'
import { expect, test } from 'vitest'
import { createMovement } from '../../../test/testMovements.ts'
import { alice, bob, safe } from '../../../test/testReport.ts'
import { sumTransfers } from './sumTransfers.ts'

const at = new Date(2026, 10, 15).getTime()
const transfer = (month: number, changes: Partial<Movement>) =>
  createMovement(1, { from: alice, timestamp: new Date(2026, month, 10).getTime(), to: safe, value: '5', ...changes })
const sum = (listed: Movement[], isComplete = true) =>
  sumTransfers({
    measure: ({ value }) => (value === '13' ? undefined : BigInt(value)),
    movements: { at, isComplete, listed },
    safe,
  })
const nameOf = ({ from }: { from: number }) => `${new Date(from).getFullYear()}-${new Date(from).getMonth() + 1}`

test('default: months without a gap, and contacts by what both directions add up to', () => {
  const { contacts, months, unmeasured } = sum([
    transfer(10, { from: safe, to: bob, value: '30' }),
    transfer(8, { value: '7' }),
    transfer(8, {}),
  ])
  expect(months.map((month) => [nameOf(month), month.incoming, month.outgoing])).toEqual([
    ['2026-6', 0n, 0n],
    ['2026-7', 0n, 0n],
    ['2026-8', 0n, 0n],
    ['2026-9', 12n, 0n],
    ['2026-10', 0n, 0n],
    ['2026-11', 0n, 30n],
  ])
  expect(contacts).toEqual([
    { address: bob, incoming: 0n, outgoing: 30n },
    { address: alice, incoming: 12n, outgoing: 0n },
  ])
  expect(unmeasured).toBe(0)
})

test('behavior: at most a year of months, but contacts of all time', () => {
  const { contacts, months } = sum([
    transfer(10, {}),
    transfer(8, { timestamp: new Date(2024, 2, 1).getTime(), value: '9' }),
  ])
  expect(months.map(nameOf)).toEqual(['2025-12', ...Array.from({ length: 11 }, (_, index) => `2026-${index + 1}`)])
  expect(months.reduce((total, { incoming }) => total + incoming, 0n)).toBe(5n)
  expect(contacts).toEqual([{ address: alice, incoming: 14n, outgoing: 0n }])
})

test('behavior: of an incomplete list nothing is shown before its oldest transfer', () => {
  expect(sum([transfer(10, {}), transfer(9, {})], false).months.map(nameOf)).toEqual(['2026-10', '2026-11'])
})

test('behavior: transfers to itself and without a measure add nothing', () => {
  const { contacts, unmeasured } = sum([transfer(10, { from: safe }), transfer(10, { value: '13' })])
  expect([contacts, unmeasured]).toEqual([[], 1])
})
