import { expect, test } from 'vitest'
import { alice, bob, carol } from '../../../test/testReport.ts'
import { createText } from '../../lib/messages/create.ts'
import { type ListCreateCautionsParameters, listCreateWarnings, type OwnerFinding } from './useCreateWarnings.ts'

const words = createText.cautions
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
  [2, 3, 'info', words.good(2, 3)],
  [3, 5, 'info', words.good(3, 5)],
  [1, 1, 'caution', words.one],
  [1, 3, 'caution', words.anyone],
  [3, 3, 'caution', words.all(3)],
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
  expect(reported(at('One', 'contract'))).toEqual([{ text: words.contract(who, 'One'), tone: 'caution' }])
  expect(reported(at('One', 'unknown'))).toEqual([{ text: words.unknown(who, 'One'), tone: 'caution' }])
  expect(reported(at('One', 'safe'), at('Two', 'account'))).toEqual([
    { text: words.safe(who, 'One'), tone: 'info' },
    { text: words.missing(who, 'Two'), tone: 'caution' },
  ])
})

test('behavior: an owner that looks like another one, or like somebody known', () => {
  const imitation = `${bob.slice(0, 8)}${'5'.repeat(28)}${bob.slice(-6)}` as const
  expect(list({ known: [imitation as `0x${string}`] }).map(({ text }) => text)).toContain(
    words.lookalike(bob, imitation),
  )
})

test('behavior: who pays and does not own is told', () => {
  expect(list({ me: '0x00000000000000000000000000000000000000dE' }).at(-1)).toEqual({
    text: words.notYou,
    tone: 'info',
  })
  expect(list({ me: undefined })).toHaveLength(1)
})
