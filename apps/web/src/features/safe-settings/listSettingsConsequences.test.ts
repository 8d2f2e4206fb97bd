import { allowanceModules, type SafeDeployment, safeDeployments } from '@countersign/protocol/chain'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, dave } from '../../../test/testReport.ts'
import { testState } from '../../../test/testSafe.ts'
import { safeSettingsText as words } from '../../lib/messages/safeSettings.ts'
import { listSettingsConsequences, type PartFacts } from './listSettingsConsequences.ts'
import type { SettingsChange } from './planSettings.ts'

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
  expect(list(enable(dave), [contract])).toEqual([['caution', words.anyModule('Dave')]])
  expect(list(enable(dave), [{ ...contract, hasCode: false }])).toEqual([['caution', words.accountModule('Dave')]])
  expect(list(enable(limits), [{ ...contract, address: limits }])).toEqual([['info', words.limitsModule(limits)]])
  expect(list(enable(dave), [], {}, [dave])).toEqual([['caution', words.unknownModule('Dave')]])
  expect(list(enable(dave))).toEqual([])
})

test('behavior: what ends with a module, and that a guard is not asked about one', () => {
  expect(list(disable(dave))).toEqual([['info', words.moduleEnds('Dave')]])
  expect(list(disable(limits))).toEqual([['caution', words.limitsEnd]])
  expect(list(enable(dave), [contract], { guard: bob })).toContainEqual(['info', words.guardsModules])
})

const setGuard = { part: 'guard', address: dave } as const

test.each([
  ['1.3.0', false, words.noCodeLock('Dave')],
  ['1.3.0', true, words.noInterfaceLock('Dave')],
  ['1.4.1', false, words.noCodeRefused('Dave')],
  ['1.4.1', true, words.noInterfaceRefused('Dave')],
])(
  'error: at version %s, what is no guard (contract: %s) is refused before it locks the Safe',
  (version, hasCode, text) => {
    expect(list(setGuard, [{ ...contract, hasCode }], { version })).toEqual([['stop', text]])
  },
)

test('error: a guard that could not be looked at is refused, and one that is being looked at says nothing yet', () => {
  expect(list(setGuard, [], {}, [dave])).toEqual([['stop', words.guardUnknown('Dave')]])
  expect(list(setGuard)).toEqual([])
})

test('default: a guard can lock the Safe, and modules go round it', () => {
  expect(list(setGuard, [{ ...contract, isGuard: true }], { guard: bob, modules: [alice] })).toEqual([
    ['caution', words.guardPower('Dave')],
    ['caution', words.guardReplaced(bob)],
    ['info', words.guardsModules],
  ])
})

test('behavior: a module guard is another interface, and has nothing to say without modules', () => {
  const change = { part: 'moduleGuard', address: dave } as const
  expect(list(change, [{ ...contract, isGuard: true }], { version: '1.5.0' })).toEqual([
    ['stop', words.noInterfaceRefused('Dave')],
  ])
  expect(list(change, [{ ...contract, isModuleGuard: true }], { version: '1.5.0' })).toEqual([
    ['caution', words.moduleGuardPower('Dave')],
    ['info', words.moduleGuardIdle],
  ])
})

test('default: what a fallback handler is', () => {
  const change = { part: 'fallbackHandler', address: dave } as const
  const official = { name: 'CompatibilityFallbackHandler', version: '1.4.1' } as const
  expect(list(change, [{ ...contract, official }])).toEqual([
    ['info', words.handlerOfficial('CompatibilityFallbackHandler 1.4.1')],
  ])
  // Official, but not a handler.
  expect(list(change, [{ ...contract, official: { name: 'MultiSend', version: '1.4.1' } }])).toEqual([
    ['caution', words.handlerStranger('Dave')],
  ])
  expect(list(change, [{ ...contract, hasCode: false }])).toEqual([['caution', words.handlerEmpty('Dave')]])
  expect(list(change, [], {}, [dave])).toEqual([['caution', words.handlerUnknown('Dave')]])
})

test('behavior: what ends when something is removed', () => {
  expect(list({ part: 'fallbackHandler', address: undefined })).toEqual([['caution', words.handlerRemoved]])
  expect(list({ part: 'guard', address: undefined }, [], { guard: dave })).toEqual([
    ['caution', words.guardRemoved('Dave')],
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
    ['caution', words.migrationPower('SafeL2 1.5.0')],
    ['caution', words.migrationOneWay],
    ['info', words.migrationKeeps],
  ]
  expect(list(change, [], { fallbackHandler: find('CompatibilityFallbackHandler', '1.4.1').address })).toEqual([
    ...usual,
    ['info', words.migrationEvents],
    ['info', words.migrationQueue],
  ])
  expect(list(change, [], { fallbackHandler: dave })).toContainEqual(['caution', words.migrationHandlerLost('Dave')])
  expect(list({ ...change, offer: { ...offer, isFirstOnly: true } })).toContainEqual(['info', words.migrationFirst])
})
