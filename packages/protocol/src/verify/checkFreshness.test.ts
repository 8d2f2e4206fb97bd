import { expect, test } from 'vitest'
import { summarize } from '../../test/summarize.ts'
import { checkSupport } from './checkFreshness.ts'

test('default: T77, one owner is enough', () => {
  expect(summarize([checkSupport([{ status: 'forged' }, { status: 'valid' }])])).toEqual(['ok T77 SUPPORTED 1'])
})

test('behavior: T77, signatures that do not count are nobody’s', () => {
  const worthless = [{ status: 'forged' }, { status: 'formerOwner' }, { status: 'stranger' }] as const
  for (const confirmations of [[], worthless, [{ status: 'unknown' }] as const])
    expect(summarize([checkSupport(confirmations)])).toEqual(['warn T77 SUPPORTED_BY_NOBODY 0'])
})
