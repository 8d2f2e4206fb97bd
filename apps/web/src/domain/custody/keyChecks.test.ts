import { expect, test } from 'vitest'
import { safe } from '../../../test/testReport.ts'
import { decideKeyCheck, getCheckMonths, setCheckMonths } from './keyChecks.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 19)

test('default: the later of proof and use counts', () => {
  const proven = decideKeyCheck({ months: 3, now, provenAt: now - 10 * day, usedAt: now - 200 * day })
  expect(proven).toMatchObject({ dueAt: Date.UTC(2027, 1, 9), isOverdue: false })
  expect(decideKeyCheck({ months: 3, now, provenAt: now - 200 * day, usedAt: now - 10 * day }).isOverdue).toBe(false)
  expect(decideKeyCheck({ months: 3, now, provenAt: now - 200 * day, usedAt: undefined }).isOverdue).toBe(true)
  expect(decideKeyCheck({ months: 12, now, provenAt: now - 200 * day, usedAt: undefined }).isOverdue).toBe(false)
})

test('behavior: an owner who has shown nothing is overdue', () => {
  const never = decideKeyCheck({ months: 3, now, provenAt: undefined, usedAt: undefined })
  expect(never).toEqual({ dueAt: undefined, isOverdue: true, provenAt: undefined, usedAt: undefined })
})

test('parameters: months, per Safe and chain', () => {
  const all = setCheckMonths({}, { address: safe, chainId: 1 }, 6)
  expect(getCheckMonths(all, { address: safe.toLowerCase() as typeof safe, chainId: 1 })).toBe(6)
  expect(getCheckMonths(all, { address: safe, chainId: 2 })).toBe(3)
})
