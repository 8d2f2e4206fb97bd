import { type SafeState, sentinel } from '@countersign/protocol/chain'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { emptySettingsForm, hasPart, readSettingsForm, type SettingsFormValue } from './readSettingsForm.ts'

const t = createCatalogue('safeSettings')
const tTransactionBuilder = createCatalogue('transactionBuilder')

const state: SafeState = { ...testState, guard: bob, modules: [alice, bob] }

const read = (form: Partial<SettingsFormValue>) =>
  readSettingsForm({ form: { ...emptySettingsForm, ...form }, state, chain: testSafe.chain, offers: [] })

test('default: modules that come and go, in one change', () => {
  expect(read({ disabled: [bob, carol], enabled: [dave] })).toMatchObject({
    change: { part: 'modules', disabled: [bob], enabled: [dave] },
    newcomers: [dave],
  })
})

test.each([
  [zeroAddress, t('errors.zero')],
  [sentinel, t('errors.sentinel')],
  [testSafe.address, t('errors.self')],
  [alice, t('errors.isModule')],
  ['0x12', tTransactionBuilder('address.length', { count: 4 })],
  ['', tTransactionBuilder('address.missing')],
])('error: the module “%s”', (text, error) => {
  const reading = read({ enabled: [dave, text] })
  expect(reading.errors.enabled).toEqual([undefined, error])
  expect(reading.change).toBeUndefined()
})

test('error: a module that is named twice, and nothing at all', () => {
  expect(read({ enabled: [dave, dave.toLowerCase()] }).errors.enabled).toEqual([undefined, t('errors.twice')])
  expect(read({ disabled: [carol] })).toMatchObject({ change: undefined, errors: { nothing: t('errors.nothing') } })
})

test('default: a guard is set or removed', () => {
  expect(read({ part: 'guard', guard: { isRemoved: false, address: `demo:${dave}` } })).toMatchObject({
    change: { part: 'guard', address: dave },
    newcomers: [dave],
  })
  expect(read({ part: 'guard', guard: { isRemoved: true, address: dave } })).toMatchObject({
    change: { part: 'guard', address: undefined },
    newcomers: [],
  })
})

test('behavior: what is not set cannot be removed', () => {
  expect(read({ part: 'moduleGuard', moduleGuard: { isRemoved: true, address: '' } })).toMatchObject({
    change: undefined,
    errors: { address: tTransactionBuilder('address.missing') },
  })
})

test.each([
  ['guard', bob, t('errors.same')],
  ['guard', zeroAddress, t('errors.zero')],
  ['guard', testSafe.address, t('errors.self')],
  ['fallbackHandler', testSafe.address, t('errors.selfHandler')],
  ['moduleGuard', `eth:${dave}`, tTransactionBuilder('address.otherChain', { prefix: 'eth' })],
] as const)('error: %s “%s”', (part, address, error) => {
  expect(read({ part, [part]: { isRemoved: false, address } })).toMatchObject({
    change: undefined,
    errors: { address: error },
    newcomers: [],
  })
})

test('error: an implementation that is not offered', () => {
  expect(read({ part: 'implementation', migration: 'x' }).errors.migration).toBe(t('errors.migration'))
})

test.each([
  ['1.0.0', [false, false, false]],
  ['1.1.1', [false, false, true]],
  ['1.3.0', [true, false, true]],
  ['1.4.1', [true, false, true]],
  ['1.5.0+L2', [true, true, true]],
])('behavior: what a Safe of version %s has', (version, expected) => {
  expect((['guard', 'moduleGuard', 'fallbackHandler'] as const).map((part) => hasPart(version, part))).toEqual(expected)
  expect(hasPart(version, 'modules') && hasPart(version, 'implementation')).toBe(true)
})
