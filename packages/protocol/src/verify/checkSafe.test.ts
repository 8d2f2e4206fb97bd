import { type Address, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  alice,
  block,
  bob,
  carol,
  chainId,
  createFacts,
  createSafeFacts,
  dave,
  getDeployment,
  getProxyCodeHash,
  safe,
} from '../../test/world.ts'
import { safeDeployments } from '../chain/safeDeployments.ts'
import type { SafeInfo } from '../wire/SafeInfoSchema.ts'
import { SafeInfoSchema } from '../wire/SafeInfoSchema.ts'
import type { Check } from './Check.ts'
import { checkSafe } from './checkSafe.ts'

function find(checks: readonly Check[], id: string): Check[] {
  return checks.filter((candidate) => candidate.id === id)
}

function createClaim(overrides: Record<string, unknown> = {}): SafeInfo {
  const ex = (value: Address) => ({ value })
  return SafeInfoSchema.parse({
    address: ex(safe),
    chainId: `${chainId}`,
    fallbackHandler: null,
    guard: null,
    implementation: ex(getDeployment('SafeL2').address),
    implementationVersionState: 'UP_TO_DATE',
    modules: null,
    nonce: 7,
    owners: [ex(carol), ex(alice), ex(bob)],
    threshold: 2,
    version: '1.4.1+L2',
    ...overrides,
  })
}

test('default', () => {
  const checks = checkSafe({
    account: alice,
    chainId,
    claimed: createClaim(),
    facts: createFacts(),
    highestNonceSeen: 7n,
    pinned: [safe],
    safe,
  })
  expect(checks.map(({ code, id, verdict }) => `${id} ${verdict} ${code}`)).toEqual([
    'T04 ok SAFE_ADDRESS_AGREES',
    'T01 ok CHAIN_AGREES',
    'T05 ok SAFE_PINNED',
    'T06 ok PROXY_OFFICIAL',
    'T08 ok IMPLEMENTATION_OFFICIAL',
    'T07 ok VERSION_AGREES',
    'T01 ok DOMAIN_AGREES',
    'T14 ok NO_HANDLER',
    'T05 ok ACCOUNT_IS_OWNER',
    'T08 ok IMPLEMENTATION_AGREES',
    'T09 ok OWNERS_AGREES',
    'T10 ok THRESHOLD_AGREES',
    'T11 ok NONCE_AGREES',
    'T12 ok MODULES_AGREES',
    'T13 ok GUARD_AGREES',
    'T13 ok MODULE_GUARD_AGREES',
    'T14 ok HANDLER_AGREES',
    'T07 ok VERSION_AGREES',
  ])
  expect(checks.every(({ evidence }) => evidence !== undefined)).toBe(true)
})

test('behavior: T01, another chain', () => {
  expect(
    find(checkSafe({ chainId, claimed: createClaim({ chainId: '1' }), facts: createFacts(), safe }), 'T01')[0],
  ).toMatchObject({ actual: '31337', claimed: '1', code: 'CHAIN_CHANGED', verdict: 'block' })
  const facts = createFacts({ safe: { domainSeparator: `0x${'11'.repeat(32)}` } })
  expect(find(checkSafe({ chainId, facts, safe }), 'T01')).toMatchObject([
    { code: 'DOMAIN_MISMATCH', evidence: { block, source: 'chain' }, verdict: 'block' },
  ])
  for (const unknown of [{ domainSeparator: undefined }, { version: undefined }]) {
    const [check] = find(
      checkSafe({ chainId, facts: createFacts({ safe: { ...createSafeFacts(), ...unknown } }), safe }),
      'T01',
    )
    expect(check).toMatchObject({ code: 'DOMAIN_UNKNOWN', verdict: 'unknown' })
  }
})

test('behavior: T04, the answer is about another Safe', () => {
  expect(
    find(checkSafe({ chainId, claimed: createClaim({ address: { value: dave } }), facts: createFacts(), safe }), 'T04'),
  ).toMatchObject([{ actual: safe, claimed: dave, code: 'SAFE_ADDRESS_CHANGED', verdict: 'block' }])
})

test('behavior: T05, is it mine', () => {
  const lookalike: Address = `${safe.slice(0, 8)}${'1'.repeat(26)}${safe.slice(-8)}` as Address
  expect(find(checkSafe({ chainId, facts: createFacts(), pinned: [dave], safe }), 'T05')).toMatchObject([
    { code: 'SAFE_NOT_PINNED', evidence: { source: 'yours' }, verdict: 'warn' },
  ])
  expect(find(checkSafe({ chainId, facts: createFacts(), pinned: [dave, lookalike], safe }), 'T05')).toMatchObject([
    { actual: lookalike, claimed: safe, code: 'SAFE_LOOKS_LIKE_PINNED', verdict: 'warn' },
  ])
  expect(find(checkSafe({ chainId, facts: createFacts(), safe }), 'T05')).toEqual([])
  expect(find(checkSafe({ account: dave, chainId, facts: createFacts(), safe }), 'T05')).toMatchObject([
    { actual: dave, code: 'ACCOUNT_NOT_OWNER', verdict: 'warn' },
  ])
  expect(
    find(checkSafe({ account: dave, chainId, facts: createFacts({ safe: { owners: undefined } }), safe }), 'T05'),
  ).toMatchObject([{ code: 'OWNERS_UNKNOWN', verdict: 'unknown' }])
})

test('behavior: T06, not a Safe', () => {
  const none = checkSafe({ chainId, facts: createFacts({ safe: { proxyCodeHash: null } }), safe })
  expect(find(none, 'T06')).toMatchObject([{ code: 'NO_CODE', verdict: 'block' }])
  expect(find(none, 'T08')).toEqual([])
  const fake: Hex = `0x${'ab'.repeat(32)}`
  expect(
    find(checkSafe({ chainId, facts: createFacts({ safe: { proxyCodeHash: fake } }), safe }), 'T06'),
  ).toMatchObject([{ actual: fake, code: 'PROXY_UNKNOWN', evidence: { source: 'bundled' }, verdict: 'block' }])
  for (const version of ['1.0.0', '1.1.1', '1.3.0', '1.4.1', '1.5.0'])
    expect(
      find(
        checkSafe({ chainId, facts: createFacts({ safe: { proxyCodeHash: getProxyCodeHash(version) } }), safe }),
        'T06',
      ),
    ).toMatchObject([{ actual: version, verdict: 'ok' }])
})

test('behavior: T07, the version is what the code is', () => {
  const versionOf = (overrides: Parameters<typeof createSafeFacts>[0]) =>
    find(checkSafe({ chainId, facts: createFacts({ safe: { ...overrides } }), safe }), 'T07')
  expect(versionOf({ version: '1.3.0' })).toMatchObject([
    { actual: '1.4.1', claimed: '1.3.0', code: 'VERSION_MISMATCH', verdict: 'block' },
  ])
  expect(versionOf({ version: '1.4.1+L2' })).toMatchObject([{ code: 'VERSION_AGREES', verdict: 'ok' }])
  expect(versionOf({ implementationCodeHash: null })).toMatchObject([
    { actual: 'unknown code', code: 'VERSION_MISMATCH', verdict: 'block' },
  ])
  const facts = createFacts({ safe: { ...createSafeFacts(), version: undefined } })
  expect(find(checkSafe({ chainId, facts, safe }), 'T07')).toMatchObject([
    { code: 'VERSION_UNKNOWN', verdict: 'unknown' },
  ])
})

test('behavior: T08, foreign code instead of the singleton', () => {
  const facts = createFacts({
    safe: { implementation: dave, implementationCodeHash: getDeployment('MultiSend').codeHash },
  })
  expect(find(checkSafe({ chainId, facts, safe }), 'T08')).toMatchObject([
    { actual: dave, code: 'IMPLEMENTATION_UNKNOWN', evidence: { source: 'bundled' }, verdict: 'block' },
  ])
})

const differences: [string, Record<string, unknown>, string, string][] = [
  ['implementation', { implementation: { value: dave } }, 'T08', 'IMPLEMENTATION_DIFFERS'],
  ['an owner added', { owners: [alice, bob, carol, dave].map((value) => ({ value })) }, 'T09', 'OWNERS_DIFFERS'],
  ['an owner dropped', { owners: [alice, bob].map((value) => ({ value })) }, 'T09', 'OWNERS_DIFFERS'],
  ['threshold', { threshold: 1 }, 'T10', 'THRESHOLD_DIFFERS'],
  ['nonce', { nonce: 8 }, 'T11', 'NONCE_DIFFERS'],
  ['a module invented', { modules: [{ value: dave }] }, 'T12', 'MODULES_DIFFERS'],
  ['a guard invented', { guard: { value: dave } }, 'T13', 'GUARD_DIFFERS'],
  ['a module guard invented', { moduleGuard: { value: dave } }, 'T13', 'MODULE_GUARD_DIFFERS'],
  ['a handler invented', { fallbackHandler: { value: dave } }, 'T14', 'HANDLER_DIFFERS'],
  ['version', { version: '1.3.0' }, 'T07', 'VERSION_DIFFERS'],
  ['no version', { version: null }, 'T07', 'VERSION_DIFFERS'],
]
test.each(differences)('behavior: the service gets it wrong: %s', (_name, overrides, id, code) => {
  const checks = checkSafe({ chainId, claimed: createClaim(overrides), facts: createFacts(), safe })
  expect(checks.filter(({ verdict }) => verdict !== 'ok')).toMatchObject([
    { code, evidence: { block, source: 'chain' }, id, verdict: 'warn' },
  ])
})

test('behavior: T12 and T13, what the service hides', () => {
  const facts = createFacts({ safe: { guard: dave, moduleGuard: alice, modules: [bob] } })
  const checks = checkSafe({ chainId, claimed: createClaim(), facts, safe })
  expect(
    checks.filter(({ verdict }) => verdict === 'warn').map(({ actual, claimed, code }) => [code, actual, claimed]),
  ).toEqual([
    ['MODULES_DIFFERS', bob.toLowerCase(), ''],
    ['GUARD_DIFFERS', dave, zeroAddress],
    ['MODULE_GUARD_DIFFERS', alice, zeroAddress],
  ])
})

test('behavior: facts that the chain does not return are unknown', () => {
  const facts = createFacts({ safe: { modules: undefined, nonce: undefined, owners: undefined, threshold: undefined } })
  const checks = checkSafe({ chainId, claimed: createClaim(), facts, safe })
  expect(
    checks
      .filter(({ verdict }) => verdict === 'unknown')
      .map(({ claimed, code, evidence, id }) => [id, code, claimed, evidence]),
  ).toEqual([
    [
      'T09',
      'OWNERS_UNKNOWN',
      [alice, bob, carol]
        .map((owner) => owner.toLowerCase())
        .toSorted()
        .join(' '),
      undefined,
    ],
    ['T10', 'THRESHOLD_UNKNOWN', '2', undefined],
    ['T11', 'NONCE_UNKNOWN', '7', undefined],
    ['T12', 'MODULES_UNKNOWN', '', undefined],
  ])
})

test('behavior: T11, the nonce never goes back', () => {
  const nonces = (highestNonceSeen: bigint) =>
    find(checkSafe({ chainId, facts: createFacts(), highestNonceSeen, safe }), 'T11')
  expect(nonces(8n)).toMatchObject([
    { actual: '8', claimed: '7', code: 'NONCE_WENT_BACK', evidence: { source: 'yours' }, verdict: 'block' },
  ])
  expect(nonces(7n)).toEqual([])
  expect(nonces(6n)).toEqual([])
})

test('behavior: T14, the fallback handler', () => {
  const handler = getDeployment('CompatibilityFallbackHandler')
  const withCode = (codeHash: Hex | null) =>
    createFacts({
      codeHashes: new Map([[handler.address.toLowerCase(), codeHash]]),
      safe: { fallbackHandler: handler.address },
    })
  expect(find(checkSafe({ chainId, facts: withCode(handler.codeHash), safe }), 'T14')).toMatchObject([
    { actual: handler.address, code: 'HANDLER_OFFICIAL', evidence: { source: 'bundled' }, verdict: 'ok' },
  ])
  for (const codeHash of [null, getDeployment('MultiSend').codeHash])
    expect(find(checkSafe({ chainId, facts: withCode(codeHash), safe }), 'T14')).toMatchObject([
      { code: 'HANDLER_UNKNOWN', verdict: 'warn' },
    ])
})

test('behavior: without the chain everything stays unknown', () => {
  const checks = checkSafe({ account: alice, chainId, claimed: createClaim(), facts: undefined, safe })
  expect(checks.map(({ code, verdict }) => `${verdict} ${code}`)).toEqual([
    'ok SAFE_ADDRESS_AGREES',
    'ok CHAIN_AGREES',
    'unknown CHAIN_UNREACHABLE',
  ])
})

test('behavior: T08 and T14, which official contracts may be what', () => {
  const names = (isAccepted: (codeHash: Hex) => boolean) =>
    [...new Set(safeDeployments.filter(({ codeHash }) => isAccepted(codeHash)).map(({ name }) => name))].sort()
  const codesOf = (facts: ReturnType<typeof createFacts>) => checkSafe({ chainId, facts, safe }).map(({ code }) => code)
  expect(
    names((implementationCodeHash) =>
      codesOf(createFacts({ safe: { implementationCodeHash } })).includes('IMPLEMENTATION_OFFICIAL'),
    ),
  ).toEqual(['Safe', 'SafeL2'])
  expect(
    names((codeHash) =>
      codesOf(
        createFacts({ codeHashes: new Map([[dave.toLowerCase(), codeHash]]), safe: { fallbackHandler: dave } }),
      ).includes('HANDLER_OFFICIAL'),
    ),
  ).toEqual([
    'CompatibilityFallbackHandler',
    'DefaultCallbackHandler',
    'ExtensibleFallbackHandler',
    'TokenCallbackHandler',
  ])
})

test('behavior: T05, one pinned Safe among several is enough', () => {
  const codesOf = (pinned: Address[]) =>
    checkSafe({ chainId, facts: createFacts(), pinned, safe }).map(({ code }) => code)
  expect(codesOf([dave, safe])).toContain('SAFE_PINNED')
  expect(codesOf([dave])).not.toContain('SAFE_PINNED')
})

test('behavior: sentences name their subject', () => {
  const claimed = createClaim({ moduleGuard: { value: dave } })
  const checks = checkSafe({ chainId, claimed, facts: createFacts(), safe })
  expect(checks.find(({ code }) => code === 'MODULE_GUARD_DIFFERS')?.message).toContain('’s module guard ')
})
