import { decodeFunctionData, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol } from '../../test/world.ts'
import { verifyCreation } from '../verify/verifyCreation.ts'
import { planCreation } from './planCreation.ts'
import { creationVersions } from './SafeFacts.ts'

const abi = parseAbi(['function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)'])

test.each(creationVersions)('default: what %s is planned with, and nothing beside it', (version) => {
  const plan = planCreation({ owners: [alice, bob, carol], saltNonce: 7n, threshold: 2, version })
  const { contracts, initializer, safe, saltNonce, setup } = plan
  expect(Object.values(contracts).map((contract) => `${contract.name} ${contract.version} ${contract.kind}`)).toEqual([
    `SafeProxyFactory ${version} canonical`,
    `CompatibilityFallbackHandler ${version} canonical`,
    `SafeL2 ${version} canonical`,
  ])
  expect(setup).toEqual({
    data: '0x',
    fallbackHandler: contracts.fallbackHandler.address,
    owners: [alice, bob, carol],
    payment: 0n,
    paymentReceiver: zeroAddress,
    paymentToken: zeroAddress,
    threshold: 2n,
    to: zeroAddress,
  })
  expect(plan.call.to).toBe(contracts.factory.address)
  expect(decodeFunctionData({ abi, data: plan.call.data }).args).toEqual([contracts.singleton.address, initializer, 7n])
  const report = verifyCreation({
    factory: contracts.factory.address,
    initializer,
    owners: setup.owners,
    safe,
    saltNonce,
    singleton: contracts.singleton.address,
    threshold: setup.threshold,
  })
  expect(report.checks.map(({ code }) => code)).toEqual(['ADDRESS_AGREES'])
})

test('behavior: every part of it makes another address', () => {
  const base = { owners: [alice, bob], saltNonce: 1n, threshold: 2, version: '1.4.1' } as const
  const plans = [
    base,
    { ...base, owners: [bob, alice] },
    { ...base, owners: [alice, carol] },
    { ...base, threshold: 1 },
    { ...base, saltNonce: 2n },
    { ...base, version: '1.5.0' } as const,
    { ...base, version: '1.3.0' } as const,
  ].map(planCreation)
  expect(new Set(plans.map(({ safe }) => safe)).size).toBe(plans.length)
})

test('behavior: a plan cannot be changed, and its author’s list stays writable', () => {
  const owners = [alice, bob]
  const plan = planCreation({ owners, saltNonce: 1n, threshold: 1, version: '1.4.1' })
  expect(Object.isFrozen(plan.setup.owners)).toBe(true)
  expect(Object.isFrozen(plan.contracts.factory)).toBe(true)
  owners.push(carol)
  expect(plan.setup.owners).toEqual([alice, bob])
})
