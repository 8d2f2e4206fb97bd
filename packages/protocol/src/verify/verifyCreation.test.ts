import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { summarize } from '../../test/summarize.ts'
import { alice, bob, dave, getDeployment } from '../../test/world.ts'
import { encodeSafeSetup, type SafeSetup } from '../hash/encodeSafeSetup.ts'
import { predictSafeAddress } from '../hash/predictSafeAddress.ts'
import { type ClaimedCreation, decodeSetup, verifyCreation } from './verifyCreation.ts'

const factory = getDeployment('SafeProxyFactory').address
const singleton = getDeployment('SafeL2').address
const setup: SafeSetup = {
  data: '0x',
  fallbackHandler: zeroAddress,
  owners: [alice, bob],
  payment: 0n,
  paymentReceiver: zeroAddress,
  paymentToken: zeroAddress,
  threshold: 2n,
  to: zeroAddress,
}

function create(overrides: Partial<ClaimedCreation> = {}, changes: Partial<SafeSetup> = {}): ClaimedCreation {
  const initializer = encodeSafeSetup({ ...setup, ...changes })
  const safe = predictSafeAddress({ factory, factoryVersion: '1.4.1', initializer, saltNonce: 5n, singleton })
  return { factory, initializer, owners: [bob, alice], safe, saltNonce: 5n, singleton, threshold: 2n, ...overrides }
}
const bad = (claimed: ClaimedCreation) =>
  verifyCreation(claimed)
    .checks.filter(({ verdict }) => verdict !== 'ok')
    .map(({ code, id, verdict }) => {
      expect(id).toBe('T78')
      return `${verdict} ${code}`
    })

test('default', () => {
  const report = verifyCreation(create())
  expect(report.verdict).toBe('ok')
  expect(report.checks.map(({ code, id }) => `${id} ${code}`)).toEqual(['T78 ADDRESS_AGREES'])
  expect(report.setup).toMatchObject({ evidence: { source: 'recomputed' }, value: setup })
})

test('error: T78, any part changed', () => {
  expect(bad(create({ safe: dave }))).toEqual(['block ADDRESS_MISMATCH'])
  expect(bad(create({ saltNonce: 6n }))).toEqual(['block ADDRESS_MISMATCH'])
  expect(bad(create({ factory: dave }))).toEqual(['block FACTORY_UNKNOWN'])
  expect(bad(create({ factory: singleton }))).toEqual(['block FACTORY_UNKNOWN'])
  expect(bad(create({ singleton: dave }))).toEqual(['block SINGLETON_UNKNOWN'])
  expect(bad(create({ singleton: factory }))).toEqual(['block SINGLETON_UNKNOWN'])
  // The other official singleton gives another address.
  expect(bad(create({ singleton: getDeployment('Safe').address }))).toEqual(['block ADDRESS_MISMATCH'])
  expect(bad(create({ owners: [alice] }))).toEqual(['block OWNERS_CHANGED'])
  expect(bad(create({ threshold: 1n }))).toEqual(['block THRESHOLD_CHANGED'])
  expect(bad(create({}, { to: dave }))).toEqual(['block SETUP_CALLS_STRANGER'])
  expect(bad(create({}, { to: getDeployment('SafeToL2Setup').address }))).toEqual([])
  expect(bad(create({}, { payment: 1n, paymentReceiver: dave }))).toEqual(['warn SETUP_PAYS'])
  expect(bad(create({ threshold: 0n }, { threshold: 0n }))).toEqual(['block THRESHOLD_IMPOSSIBLE'])
  expect(bad(create({ threshold: 3n }, { threshold: 3n }))).toEqual(['block THRESHOLD_IMPOSSIBLE'])
  expect(verifyCreation(create({ safe: dave })).setup).toBeUndefined()
})

test('behavior: trailing bytes are no set-up', () => {
  expect(decodeSetup(`${encodeSafeSetup(setup)}00`)).toBeUndefined()
  expect(decodeSetup('0x')).toBeUndefined()
  expect(bad({ ...create(), initializer: '0x1234' })).toContain('block SETUP_UNREADABLE')
})

test('behavior: salts of the other ways to create a Safe', () => {
  const base = {
    factory,
    factoryVersion: '1.4.1',
    initializer: encodeSafeSetup(setup),
    saltNonce: 5n,
    singleton,
  } as const
  const plain = predictSafeAddress(base)
  expect(plain).toBe('0xe5cc8bf1d807804882bd1De15A85a024546cfc47')
  expect(
    new Set([plain, predictSafeAddress({ ...base, chainId: 1 }), predictSafeAddress({ ...base, chainId: 10 })]).size,
  ).toBe(3)
})

test('behavior: the facts of each check', () => {
  const facts = (claimed: ClaimedCreation) =>
    summarize(verifyCreation(claimed).checks).filter((line) => !line.startsWith('ok'))
  const lower = (...addresses: string[]) =>
    addresses
      .map((address) => address.toLowerCase())
      .toSorted()
      .join(' ')
  expect(facts(create({ threshold: 1n }))).toEqual(['block T78 THRESHOLD_CHANGED 2 for 1'])
  expect(facts(create({ threshold: 3n }, { threshold: 3n }))).toEqual(['block T78 THRESHOLD_IMPOSSIBLE 3'])
  expect(facts(create({ owners: [alice, dave] }))).toEqual([
    `block T78 OWNERS_CHANGED ${lower(alice, bob)} for ${lower(alice, dave)}`,
  ])
  expect(facts(create({}, { payment: 7n, paymentReceiver: dave }))).toEqual(['warn T78 SETUP_PAYS 7'])
})

test('behavior: a claim without owners or threshold is compared in what it has', () => {
  const { owners: _owners, threshold: _threshold, ...rest } = create()
  expect(verifyCreation(rest).verdict).toBe('ok')
})
