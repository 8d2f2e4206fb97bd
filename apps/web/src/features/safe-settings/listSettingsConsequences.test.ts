import { allowanceModules, type SafeDeployment, safeDeployments } from '@countersign/protocol/chain'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, dave } from '../../../test/testReport.ts'
import { testState } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { listSettingsConsequences, type PartFacts } from './listSettingsConsequences.ts'
import type { SettingsChange } from './planSettings.ts'

const t = createCatalogue('safeSettings')

const contract: PartFacts = {
  address: dave,
  hasCode: true,
  official: undefined,
  isGuard: false,
  isModuleGuard: false,
}
const limits = allowanceModules[0]?.address ?? dave

function list(
  change: SettingsChange,
  facts: readonly PartFacts[] = [],
  state: Partial<typeof testState> = {},
  unknown: readonly Address[] = [],
) {
  return listSettingsConsequences({
    state: { ...testState, ...state },
    change,
    facts,
    unknown,
    labelOf: (address) => (address === dave ? 'Dave' : address),
  }).map(({ tone, text }) => [tone, text])
}

const enable = (address: Address) => ({ part: 'modules', disabled: [], enabled: [address] }) as const
const disable = (address: Address) => ({ part: 'modules', disabled: [address], enabled: [] }) as const

test('default: a module can do everything; a key in its place, at once', () => {
  expect(list(enable(dave), [contract])).toEqual([['caution', t('anyModule', { who: 'Dave' })]])
  expect(list(enable(dave), [{ ...contract, hasCode: false }])).toEqual([
    ['caution', t('accountModule', { who: 'Dave' })],
  ])
  expect(list(enable(limits), [{ ...contract, address: limits }])).toEqual([
    ['info', t('limitsModule', { who: limits })],
  ])
  expect(list(enable(dave), [], {}, [dave])).toEqual([['caution', t('unknownModule', { who: 'Dave' })]])
  expect(list(enable(dave))).toEqual([])
})

test('behavior: what ends with a module, and that a guard is not asked about one', () => {
  expect(list(disable(dave))).toEqual([['info', t('moduleDisabled', { who: 'Dave' })]])
  expect(list(disable(limits))).toEqual([['caution', t('limitsDisabled')]])
  expect(list(enable(dave), [contract], { guard: bob })).toContainEqual(['info', t('guardSkipsModules')])
})

const setGuard = { part: 'guard', address: dave } as const

test.each([
  ['1.3.0', false, t('noCodeLock', { who: 'Dave' })],
  ['1.3.0', true, t('noInterfaceLock', { who: 'Dave' })],
  ['1.4.1', false, t('noCodeRefused', { who: 'Dave' })],
  ['1.4.1', true, t('noInterfaceRefused', { who: 'Dave' })],
])(
  'error: at version %s, what is no guard (contract: %s) is refused before it locks the Safe',
  (version, hasCode, text) => {
    expect(list(setGuard, [{ ...contract, hasCode }], { version })).toEqual([['stop', text]])
  },
)

test('error: a guard that could not be looked at is refused, and one that is being looked at says nothing yet', () => {
  expect(list(setGuard, [], {}, [dave])).toEqual([['stop', t('guardUnknown', { who: 'Dave' })]])
  expect(list(setGuard)).toEqual([])
})

test('default: a guard can lock the Safe, and modules go round it', () => {
  expect(list(setGuard, [{ ...contract, isGuard: true }], { guard: bob, modules: [alice] })).toEqual([
    ['caution', t('guardPower', { who: 'Dave' })],
    ['caution', t('guardReplaced', { who: bob })],
    ['info', t('guardSkipsModules')],
  ])
})

test('behavior: a module guard is another interface, and has nothing to say without modules', () => {
  const change = { part: 'moduleGuard', address: dave } as const
  expect(list(change, [{ ...contract, isGuard: true }], { version: '1.5.0' })).toEqual([
    ['stop', t('noInterfaceRefused', { who: 'Dave' })],
  ])
  expect(list(change, [{ ...contract, isModuleGuard: true }], { version: '1.5.0' })).toEqual([
    ['caution', t('moduleGuardPower', { who: 'Dave' })],
    ['info', t('moduleGuardIdle')],
  ])
})

test('default: what a fallback handler is', () => {
  const change = { part: 'fallbackHandler', address: dave } as const
  const official = { name: 'CompatibilityFallbackHandler', version: '1.4.1' } as const
  expect(list(change, [{ ...contract, official }])).toEqual([
    ['info', t('handlerOfficial', { name: 'CompatibilityFallbackHandler 1.4.1' })],
  ])
  // Official, but not a handler.
  expect(list(change, [{ ...contract, official: { name: 'MultiSend', version: '1.4.1' } }])).toEqual([
    ['caution', t('handlerUnofficial', { who: 'Dave' })],
  ])
  expect(list(change, [{ ...contract, hasCode: false }])).toEqual([['caution', t('handlerNoCode', { who: 'Dave' })]])
  expect(list(change, [], {}, [dave])).toEqual([['caution', t('handlerUnknown', { who: 'Dave' })]])
})

test('behavior: what ends when something is removed', () => {
  expect(list({ part: 'fallbackHandler', address: undefined })).toEqual([['caution', t('handlerRemoved')]])
  expect(list({ part: 'guard', address: undefined }, [], { guard: dave })).toEqual([
    ['caution', t('guardRemoved', { who: 'Dave' })],
  ])
})

const find = (name: string, version: string): SafeDeployment => {
  const found = safeDeployments.find((other) => other.name === name && other.version === version)
  if (!found) throw new Error(`There is no ${name} ${version}.`)
  return found
}

test('default: a migration keeps the Safe, and has no way back', () => {
  const target = find('SafeL2', '1.5.0')
  const handler = find('CompatibilityFallbackHandler', '1.5.0')
  const offer = { key: '', library: dave, data: '0x', target, handler, isFirstOnly: false } as const
  const change = { part: 'implementation', offer } as const
  const usual = [
    ['caution', t('migrationPower', { target: 'SafeL2 1.5.0' })],
    ['caution', t('migrationOneWay')],
    ['info', t('migrationKeeps')],
  ]
  expect(list(change, [], { fallbackHandler: find('CompatibilityFallbackHandler', '1.4.1').address })).toEqual([
    ...usual,
    ['info', t('migrationEvents')],
    ['info', t('migrationQueue')],
  ])
  expect(list(change, [], { fallbackHandler: dave })).toContainEqual([
    'caution',
    t('migrationHandlerLost', { who: 'Dave' }),
  ])
  expect(list({ ...change, offer: { ...offer, isFirstOnly: true } })).toContainEqual(['info', t('migrationFirst')])
})
