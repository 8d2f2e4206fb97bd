import { expect, test } from 'vitest'
import { alice, bob, carol } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type ListCreateCautionsParameters, listCreateWarnings, type OwnerFinding } from './useCreateWarnings.ts'

const t = createCatalogue('createSafe')

const list = (overrides: Partial<ListCreateCautionsParameters> = {}) =>
  listCreateWarnings({
    count: 3,
    findings: [],
    known: [],
    labelOf: (address) => address.slice(0, 6),
    me: alice,
    owners: [alice, bob, carol],
    threshold: 2,
    ...overrides,
  })

test.each([
  [2, 3, 'info', t('warnings.balanced', { threshold: 2, count: 3, lost: 1, stolen: 1 })],
  [3, 5, 'info', t('warnings.balanced', { threshold: 3, count: 5, lost: 2, stolen: 2 })],
  [1, 1, 'caution', t('warnings.one')],
  [1, 3, 'caution', t('warnings.anyone')],
  [3, 3, 'caution', t('warnings.all', { count: 3 })],
] as const)('default: %i of %i', (threshold, count, tone, text) => {
  expect(list({ count, threshold })).toEqual([{ text, tone }])
})

test('behavior: a threshold that cannot be is refused elsewhere', () => {
  expect(list({ threshold: 4 })).toEqual([])
})

test('behavior: what the owners are, on each chain', () => {
  const who = bob.slice(0, 6)
  const at = (chain: string, kind: OwnerFinding['kind']): OwnerFinding => ({ address: bob, chain, kind })
  const reported = (...findings: OwnerFinding[]) => list({ findings }).slice(1)
  expect(reported(at('One', 'account'), at('Two', 'account'))).toEqual([])
  expect(reported(at('One', 'contract'))).toEqual([
    { text: t('warnings.contract', { who, chain: 'One' }), tone: 'caution' },
  ])
  expect(reported(at('One', 'unknown'))).toEqual([
    { text: t('warnings.unknown', { who, chain: 'One' }), tone: 'caution' },
  ])
  expect(reported(at('One', 'safe'), at('Two', 'account'))).toEqual([
    { text: t('warnings.safe', { who, chain: 'One' }), tone: 'info' },
    { text: t('warnings.missing', { who, chain: 'Two' }), tone: 'caution' },
  ])
})

test('behavior: an owner that looks like another one, or like somebody known', () => {
  const imitation = `${bob.slice(0, 8)}${'5'.repeat(28)}${bob.slice(-6)}` as const
  expect(list({ known: [imitation as `0x${string}`] }).map(({ text }) => text)).toContain(
    t('warnings.lookalike', { who: bob, other: imitation }),
  )
})

test('behavior: who pays and does not own is told', () => {
  expect(list({ me: '0x00000000000000000000000000000000000000dE' }).at(-1)).toEqual({
    text: t('warnings.notYou'),
    tone: 'info',
  })
  expect(list({ me: undefined })).toHaveLength(1)
})
