import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { listConsequences, type OwnerFacts } from './listConsequences.ts'
import { noOwnerChange, type OwnersFormValue, readOwnersForm } from './readOwnersForm.ts'

const t = createCatalogue('owners')

const erin: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const grants: Address = '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14'

function list(
  form: Partial<OwnersFormValue>,
  { facts = [], unknown = [], me }: { facts?: OwnerFacts[]; unknown?: Address[]; me?: Address } = {},
) {
  const reading = readOwnersForm({ form: { ...noOwnerChange, ...form }, state: testState, chain: testSafe.chain })
  return listConsequences({ state: testState, reading, facts, unknown, me, labelOf: (address) => address })
}

const safeOf = (owners: Address[], threshold = 1n): OwnerFacts => ({
  address: grants,
  kind: 'safe',
  nodes: [{ safe: grants, owners, threshold }],
})

test('default: nothing worth saying of one more owner and the same threshold', () => {
  expect(list({ added: [dave] }, { facts: [{ address: dave, kind: 'account', nodes: [] }], me: alice })).toEqual([])
})

test.each<[string, Partial<OwnersFormValue>, string]>([
  ['one is enough', { threshold: 1 }, t('anyone')],
  ['fewer than before', { threshold: 1 }, t('lowered', { before: 2, after: 1 })],
  ['all must sign', { threshold: 3 }, t('allNeeded', { count: 3 })],
  ['one owner is left', { removed: [alice, bob], threshold: 1 }, t('oneOwner')],
  ['an owner goes', { removed: [carol] }, t('signaturesLost')],
  ['more than before', { added: [dave], threshold: 3 }, t('raised')],
])('behavior: %s', (_, form, text) => {
  expect(list(form).map((consequence) => consequence.text)).toContain(text)
})

test('behavior: who removes themselves is told', () => {
  expect(list({ removed: [alice] }, { me: alice })).toContainEqual({ tone: 'caution', text: t('youLeave') })
  expect(list({ removed: [alice] }, { me: bob })).not.toContainEqual({ tone: 'caution', text: t('youLeave') })
})

test('behavior: a Safe as an owner that nobody here is an owner of', () => {
  const foreign = { tone: 'caution', text: t('foreignSafe', { who: grants }) }
  expect(list({ added: [grants] }, { facts: [safeOf([erin])] })).toContainEqual(foreign)
  expect(list({ added: [grants] }, { facts: [safeOf([erin])], me: erin })).not.toContainEqual(foreign)
  expect(list({ added: [grants] }, { facts: [safeOf([bob, erin], 2n)] })).toEqual([
    { tone: 'info', text: t('safeOwner', { who: grants, threshold: String(2n), owners: 2 }) },
  ])
})

test('behavior: a contract of another kind, and one that could not be looked at', () => {
  expect(list({ added: [dave] }, { facts: [{ address: dave, kind: 'contract', nodes: [] }] })).toEqual([
    { tone: 'caution', text: t('contractOwner', { who: dave }) },
  ])
  expect(list({ added: [dave] }, { unknown: [dave] })).toEqual([
    { tone: 'caution', text: t('unknownOwner', { who: dave }) },
  ])
})

test('error: owners that need this Safe first: it is named, and refused where nobody could sign any more', () => {
  const circle = safeOf([testSafe.address])
  expect(list({ added: [grants] }, { facts: [circle] })).toContainEqual({ tone: 'caution', text: t('circle') })
  expect(list({ added: [grants] }, { facts: [circle] }).some(({ tone }) => tone === 'stop')).toBe(false)
  const locked = list({ replaced: { [alice]: grants }, removed: [bob], threshold: 2 }, { facts: [circle] })
  expect(locked).toContainEqual({ tone: 'stop', text: t('deadlock') })
})
