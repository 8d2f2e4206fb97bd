import { expect, test } from 'vitest'
import { alice, bob, carol, dave, safe } from '../../../test/testReport.ts'
import { listSoloSigners } from './listFindings.ts'

const nested = '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14'

test('default: nobody alone where two must sign', () => {
  expect(listSoloSigners([{ owners: [alice, bob], safe, threshold: 2n }])).toEqual([])
  expect(listSoloSigners([{ owners: [alice, bob], safe, threshold: 1n }])).toEqual([alice, bob])
  expect(listSoloSigners([])).toEqual([])
})

test('behavior: an owner who also speaks for another owner has two votes', () => {
  const root = { owners: [alice, nested], safe, threshold: 2n } as const
  expect(listSoloSigners([root, { owners: [alice, bob], safe: nested, threshold: 1n }])).toEqual([alice])
  expect(listSoloSigners([root, { owners: [alice, bob], safe: nested, threshold: 2n }])).toEqual([])
})

test('behavior: a circle helps nobody', () => {
  const root = { owners: [nested, carol], safe, threshold: 1n } as const
  const circle = { owners: [safe, dave], safe: nested, threshold: 2n } as const
  expect(listSoloSigners([root, circle])).toEqual([carol])
})
