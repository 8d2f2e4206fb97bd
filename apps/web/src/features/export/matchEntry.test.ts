import { expect, test } from 'vitest'
import { createMovement, createPayment, testToken } from '../../../test/testMovements.ts'
import { bob, safe } from '../../../test/testReport.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import { pickFilter } from '../../domain/transfers/FilterSearch.ts'
import { toExportEntry } from './ExportEntry.ts'
import { createFilter } from './matchEntry.ts'

const asset = { address: testToken, decimals: 6, source: 'chain', symbol: 'USDC' } as const
const received = toExportEntry(createMovement(10), { asset, safe })
const paid = toExportEntry(createPayment(11, { note: 'Office rent' }), { asset, safe })
const context = { name: 'Bob the builder', note: { category: 'Rent', note: 'March' } }

test.each<[FilterSearch, boolean, boolean]>([
  [{}, true, true],
  [{ direction: 'in' }, true, false],
  [{ direction: 'out' }, false, true],
  [{ asset: 'usdc' }, true, true],
  [{ asset: testToken }, true, true],
  [{ asset: safe }, false, false],
  [{ asset: 'USD' }, false, false],
  [{ who: 'BUILD' }, true, true],
  [{ who: bob.slice(0, 8) }, true, true],
  [{ who: 'carol' }, false, false],
  [{ min: '2', max: '2.0' }, true, true],
  [{ min: '2.0000001' }, false, false],
  [{ max: '1.9' }, false, false],
  [{ min: 'many' }, true, true],
  [{ text: 'rent' }, true, true],
  [{ text: 'office' }, false, true],
  [{ text: 'march bob' }, true, true],
  [{ from: '2026-01-01', to: '2026-01-01' }, true, true],
  [{ from: '2026-01-03' }, false, false],
  [{ to: '2025-12-30' }, false, false],
  [{ from: 'soon' }, true, true],
])('default: %j', (search, isReceived, isPaid) => {
  const { matches } = createFilter(search)
  expect([matches(received, context), matches(paid, context)]).toEqual([isReceived, isPaid])
})

test('parameters: who moved it', () => {
  expect(createFilter({}, 'multisig').matches(paid, context)).toBe(true)
  expect(createFilter({}, 'incoming').matches(paid, context)).toBe(false)
  expect(createFilter({}, 'incoming').matches(received, context)).toBe(true)
  expect(createFilter({}, 'module').matches(received, context)).toBe(false)
})

test('behavior: of an address bar only what is known, and not without end', () => {
  expect(pickFilter({ direction: 'in', evil: 'x', min: 5, text: ['a'], who: 'x'.repeat(500) })).toEqual({
    direction: 'in',
    min: '5',
    who: 'x'.repeat(100),
  })
})
