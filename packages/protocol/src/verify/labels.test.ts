import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, block, bob, carol, createSafeFacts, dave, erin, getDeployment, safe } from '../../test/world.ts'
import { createVerified, fromChain } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
import { applyClaimedRisk } from './applyClaimedRisk.ts'
import { createCheck, createUnknown, getWorstVerdict } from './Check.ts'
import { checkFreshness } from './checkFreshness.ts'
import { checkRecipient, checkTarget } from './checkRecipient.ts'
import { isLikeSymbol } from './checkTokenName.ts'
import { checkTransfer } from './checkTransfer.ts'
import { getMinimumGas } from './estimateExecution.ts'
import { findLookalikes } from './findLookalikes.ts'
import { PrefixedAddressError, parsePrefixedAddress, resolveName } from './parsePrefixedAddress.ts'
import { checkOwnerTree } from './verifyOwnerTree.ts'
import { compareSafes } from './verifySafe.ts'

const recomputed = { source: 'recomputed' } as const

test('behavior: the worst verdict, and unknown is never ok', () => {
  const of = (...verdicts: ('block' | 'ok' | 'unknown' | 'warn')[]) =>
    getWorstVerdict(verdicts.map((verdict) => ({ verdict })))
  expect([
    of(),
    of('ok'),
    of('ok', 'warn'),
    of('warn', 'unknown', 'ok'),
    of('unknown', 'block', 'warn'),
    of('warn', 'ok'),
  ]).toEqual(['unknown', 'ok', 'warn', 'unknown', 'block', 'warn'])
})

test('behavior: a check carries only the facts that it has', () => {
  expect(createCheck('ok', { actual: undefined, claimed: 'x', id: 'T01' }, recomputed, ['C', msg('m', 'm')])).toEqual({
    claimed: 'x',
    code: 'C',
    evidence: recomputed,
    id: 'T01',
    message: 'm',
    translatable: { id: 'm', text: 'm' },
    verdict: 'ok',
  })
  expect(Object.keys(createUnknown({ id: 'T01' }, ['C', msg('m', 'm')]))).toEqual([
    'code',
    'evidence',
    'id',
    'message',
    'verdict',
    'translatable',
  ])
})

const near = (start: number, end: number): Address =>
  `0x${alice.slice(2, 2 + start)}${'f'.repeat(40 - start - end)}${end ? alice.slice(-end) : ''}`.toLowerCase() as Address
test('behavior: T05 and T39, addresses that could be mistaken', () => {
  expect(findLookalikes(near(4, 4), [alice, bob])).toEqual([alice])
  expect(findLookalikes(near(3, 3), [alice])).toEqual([alice])
  expect(findLookalikes(near(2, 2), [alice])).toEqual([])
  expect(findLookalikes(near(8, 0), [alice])).toEqual([alice])
  for (const [start, end] of [
    [7, 0],
    [0, 7],
    [3, 4],
    [4, 3],
    [5, 3],
  ] as const)
    expect([start, end, findLookalikes(near(start, end), [alice]).length]).toEqual([start, end, 1])
  for (const [start, end] of [
    [6, 0],
    [0, 6],
    [4, 1],
    [1, 4],
    [5, 2],
    [2, 5],
  ] as const)
    expect([start, end, findLookalikes(near(start, end), [alice]).length]).toEqual([start, end, 0])
  expect(findLookalikes(near(0, 8), [alice])).toEqual([alice])
  expect(findLookalikes(near(2, 6), [alice])).toEqual([alice])
  expect(findLookalikes(near(1, 4), [alice])).toEqual([])
  expect(findLookalikes(alice.toLowerCase() as Address, [alice])).toEqual([])
})

test('behavior: T38 and T39, recipients', () => {
  const history = { block, recipients: [carol] }
  expect(checkRecipient({ book: [alice], recipient: alice })).toMatchObject({
    code: 'RECIPIENT_IN_BOOK',
    evidence: { source: 'yours' },
    id: 'T38',
    verdict: 'ok',
  })
  expect(checkRecipient({ book: [], history, recipient: carol })).toMatchObject({
    code: 'RECIPIENT_USED_BEFORE',
    evidence: fromChain(block),
    id: 'T38',
    verdict: 'ok',
  })
  expect(checkRecipient({ book: [alice], history, recipient: near(4, 4) })).toMatchObject({
    claimed: alice,
    code: 'RECIPIENT_LOOKS_LIKE_KNOWN',
    id: 'T39',
    verdict: 'warn',
  })
  expect(checkRecipient({ book: [bob, alice], recipient: alice }).code).toBe('RECIPIENT_IN_BOOK')
  expect(checkRecipient({ book: [], recipient: dave }).code).toBe('RECIPIENT_NEW')
  expect(checkRecipient({ book: [], history: { block, recipients: [bob, carol] }, recipient: carol }).code).toBe(
    'RECIPIENT_USED_BEFORE',
  )
  expect(checkRecipient({ book: [], history: { block, recipients: [alice] }, recipient: near(4, 4) }).code).toBe(
    'RECIPIENT_LOOKS_LIKE_KNOWN',
  )
  expect(checkRecipient({ book: [], history, recipient: dave })).toMatchObject({
    code: 'RECIPIENT_NEW',
    id: 'T38',
    verdict: 'warn',
  })
})

const knownTokens = [{ address: dave, symbol: 'USDC' }]
const transfer = { from: erin, knownAddresses: [alice], knownTokens, safe, to: safe, token: dave, value: 1n }
const codes = (overrides: Partial<Parameters<typeof checkTransfer>[0]>) =>
  checkTransfer({ ...transfer, ...overrides }).map(({ code, id, verdict }) => `${id} ${verdict} ${code}`)
test('behavior: T34, T39 and T64, transfers', () => {
  expect(codes({})).toEqual(['T64 ok TRANSFER_PLAIN'])
  expect(codes({ token: undefined })).toEqual(['T64 ok TRANSFER_PLAIN'])
  expect(codes({ token: bob })).toEqual(['T64 warn TOKEN_UNKNOWN'])
  expect(codes({ symbol: 'UЅDС', token: bob })).toEqual(['T34 warn TOKEN_IMITATES'])
  expect(codes({ symbol: 'USDC' })).toEqual(['T64 ok TRANSFER_PLAIN'])
  expect(codes({ symbol: 'OTHER', token: bob })).toEqual(['T64 warn TOKEN_UNKNOWN'])
  expect(codes({ value: 0n })).toEqual(['T64 warn ZERO_VALUE'])
  expect(codes({ from: safe, initiator: erin, to: erin })).toEqual(['T64 warn NOT_STARTED_BY_SAFE'])
  expect(codes({ from: safe, initiator: safe, to: erin })).toEqual(['T64 ok TRANSFER_PLAIN'])
  expect(codes({ from: near(4, 4) })).toEqual(['T39 warn ADDRESS_LOOKS_LIKE_KNOWN'])
  expect(codes({ from: safe, to: near(4, 4) })).toEqual(['T39 warn ADDRESS_LOOKS_LIKE_KNOWN'])
})

test('behavior: T34, symbols that read alike', () => {
  for (const other of ['USDC', 'usdc', 'US DC', 'U\u200bSDC', 'UЅDС', 'USDС', '$USDC'.slice(1), 'ＵＳＤＣ', 'U5DC'])
    expect(isLikeSymbol('USDC', other)).toBe(true)
  for (const other of ['USDT', 'USD', 'USDCE', '']) expect(isLikeSymbol('USDC', other)).toBe(false)
})

test('behavior: T33, targets that can be upgraded', () => {
  expect(checkTarget({ block, implementation: undefined, target: dave })).toMatchObject({
    actual: dave,
    code: 'TARGET_DIRECT',
    evidence: fromChain(block),
    id: 'T33',
    verdict: 'ok',
  })
  expect(checkTarget({ abiOf: bob, block, implementation: bob, target: dave })).toMatchObject({
    actual: bob,
    code: 'TARGET_FITS',
    id: 'T33',
    verdict: 'ok',
  })
  expect(checkTarget({ abiOf: alice, block, implementation: bob, target: dave })).toMatchObject({
    actual: bob,
    claimed: alice,
    code: 'TARGET_UPGRADEABLE',
    id: 'T33',
    verdict: 'warn',
  })
  expect(checkTarget({ block, implementation: bob, target: dave }).verdict).toBe('warn')
})

test('behavior: T65, how old answers are', () => {
  expect(checkFreshness({ claimedBlock: 1214n, head: block })).toMatchObject({
    actual: '1234',
    claimed: '1214',
    code: 'SERVICE_CURRENT',
    evidence: fromChain(block),
    id: 'T65',
    verdict: 'ok',
  })
  expect(checkFreshness({ claimedBlock: 1213n, head: block })).toMatchObject({
    code: 'SERVICE_BEHIND',
    message: 'The service is 21 blocks behind.',
    verdict: 'warn',
  })
  expect(checkFreshness({ claimedBlock: 1254n, head: block }).verdict).toBe('ok')
  expect(checkFreshness({ claimedBlock: 1255n, head: block })).toMatchObject({
    code: 'SERVICE_AHEAD',
    message: 'The service claims to be 21 blocks ahead of the chain.',
    verdict: 'warn',
  })
  expect(checkFreshness({ claimedBlock: 1233n, head: block, maximumLag: 0n }).verdict).toBe('warn')
  expect(checkFreshness({ claimedBlock: undefined, head: block })).toMatchObject({
    code: 'FRESHNESS_UNKNOWN',
    id: 'T65',
    verdict: 'unknown',
  })
  expect(checkFreshness({ claimedBlock: 1n, head: undefined }).verdict).toBe('unknown')
})

test('behavior: T37 and T40, whose name wins', () => {
  const book = [{ address: alice, name: 'Ada' }]
  const ens = { block, name: 'ada.eth' }
  expect(resolveName({ address: alice, book, claimed: 'Eve', ens })).toEqual({
    evidence: { source: 'yours' },
    text: 'Ada',
  })
  expect(resolveName({ address: getDeployment('MultiSend').address, claimed: 'Eve', ens })).toEqual({
    evidence: { source: 'bundled' },
    text: 'MultiSend 1.4.1',
  })
  expect(resolveName({ address: bob, book, claimed: 'Eve', ens })).toEqual({
    evidence: fromChain(block),
    text: 'ada.eth',
  })
  expect(resolveName({ address: bob, claimed: 'Eve' })).toEqual({ evidence: undefined, text: 'Eve' })
  expect(resolveName({ address: bob })).toBeUndefined()
})

test('behavior: T81 and T82, a foreign opinion only adds', () => {
  const own = [createCheck('block', { id: 'T18' }, recomputed, ['C', msg('m', 'm')])]
  expect(applyClaimedRisk(own, { state: 'ok' })).toEqual(own)
  expect(applyClaimedRisk(own, { severity: 'warn', state: 'issue', text: 'phishing' })).toMatchObject([
    { id: 'T18' },
    { claimed: 'phishing', code: 'SCAN_FOUND_ISSUE', id: 'T81', verdict: 'warn' },
  ])
  for (const missing of [undefined, { state: 'unavailable' } as const])
    expect(applyClaimedRisk(own, missing)).toMatchObject([
      { id: 'T18' },
      { code: 'SCAN_UNAVAILABLE', id: 'T82', verdict: 'unknown' },
    ])
})

test('behavior: T79, the same address on another chain', () => {
  const verified = (overrides: Parameters<typeof createSafeFacts>[0]) => {
    const facts = createSafeFacts(overrides)
    return createVerified(facts, fromChain(facts.block))
  }
  const here = verified({})
  const there = { ...block, chainId: 10 }
  expect(compareSafes(here, verified({ block: there, owners: [carol, alice, bob] }))).toMatchObject({
    actual: `2 of ${[alice, bob, carol]
      .map((owner) => owner.toLowerCase())
      .toSorted()
      .join(' ')}`,
    code: 'SAME_OWNERS',
    evidence: fromChain(there),
    id: 'T79',
    verdict: 'ok',
  })
  for (const change of [{ owners: [alice, bob] }, { threshold: 1n }])
    expect(compareSafes(here, verified({ block: there, ...change }))).toMatchObject({
      code: 'OTHER_OWNERS',
      message: 'On chain 10 it has other owners or another threshold.',
      verdict: 'warn',
    })
  for (const change of [{ owners: undefined }, { threshold: undefined }]) {
    expect(compareSafes(here, verified(change))).toMatchObject({ code: 'OTHER_CHAIN_UNKNOWN', verdict: 'unknown' })
    expect(compareSafes(verified(change), here).verdict).toBe('unknown')
  }
})

test('behavior: T03, prefixes come from the configuration', () => {
  const chains = [
    { id: 1, shortName: 'eth' },
    { id: 31337, shortName: 'dev' },
  ]
  expect(parsePrefixedAddress({ chains, text: ` dev:${alice} ` })).toEqual({ address: alice, chainId: 31337 })
  expect(parsePrefixedAddress({ chains, text: alice.toLowerCase() })).toEqual({ address: alice, chainId: undefined })
  for (const [text, reason] of [
    [`oeth:${alice}`, 'prefix'],
    [`:${alice}`, 'prefix'],
    ['eth:', 'address'],
    [`eth:${alice.slice(0, -1)}`, 'address'],
    [
      `${alice.slice(0, 2)}${alice
        .slice(2)
        .toLowerCase()
        .replace(/[a-f]/, (digit) => digit.toUpperCase())}`,
      'address',
    ],
  ] as const) {
    expect(() => parsePrefixedAddress({ chains, text })).toThrow(PrefixedAddressError)
    try {
      parsePrefixedAddress({ chains, text })
    } catch (error) {
      expect(error).toMatchObject({ code: 'PREFIXED_ADDRESS', reason })
    }
  }
})

const body = alice.slice(2).toLowerCase()
test('behavior: interoperable addresses (ERC-7930) name their chain', () => {
  const chains = [
    { id: 1, shortName: 'eth' },
    { id: 31337, shortName: 'dev' },
  ]
  expect(parsePrefixedAddress({ chains, text: `0x00010000010114${body}` })).toEqual({ address: alice, chainId: 1 })
  expect(parsePrefixedAddress({ chains, text: `0x00010000027a6914${body}` })).toEqual({
    address: alice,
    chainId: 31337,
  })
  for (const [text, reason] of [
    [`0x00010000010a14${body}`, 'prefix'],
    // Another version, a chain that is no EVM, a wrong length, leading zeros, no chain, a shorter address.
    [`0x00020000010114${body}`, 'address'],
    [`0x00010002010114${body}`, 'address'],
    [`0x00010000020114${body}`, 'address'],
    [`0x0001000002000114${body}`, 'address'],
    [`0x000100000014${body}`, 'address'],
    [`0x00010000010113${body.slice(2)}`, 'address'],
  ] as const)
    expect(() => parsePrefixedAddress({ chains, text }), text).toThrow(expect.objectContaining({ reason }))
})

test('behavior: T73, the least gas by the rule of 63 in 64', () => {
  const of = (safeTxGas: bigint) =>
    getMinimumGas({
      baseGas: 0n,
      data: '0x',
      gasPrice: 0n,
      gasToken: zeroAddress,
      nonce: 0n,
      operation: 0,
      refundReceiver: zeroAddress,
      safeTxGas,
      to: zeroAddress,
      value: 0n,
    })
  expect([of(0n), of(1n), of(63_000n), of(630_000n)]).toEqual([0n, 3_001n, 66_000n, 640_500n])
})

test('behavior: T76, owners in a circle', () => {
  const [a, b, c] = [alice, bob, carol]
  const codesOf = (nodes: Parameters<typeof checkOwnerTree>[0]) =>
    checkOwnerTree(nodes, block).map(({ actual, code }) => [code, actual])
  expect(codesOf([{ owners: [dave, erin], safe: a, threshold: 1n }])).toEqual([['TREE_SOUND', '1']])
  expect(
    codesOf([
      { owners: [b, dave], safe: a, threshold: 2n },
      { owners: [erin, dave], safe: b, threshold: 2n },
    ]),
  ).toEqual([['TREE_SOUND', '2']])
  expect(
    codesOf([
      { owners: [b, dave], safe: a, threshold: 2n },
      { owners: [erin], safe: b, threshold: 1n },
    ]),
  ).toEqual([['NESTED_THRESHOLD_ONE', b]])
  // A cycle that can still sign, because it does not need itself.
  expect(
    codesOf([
      { owners: [b, dave], safe: a, threshold: 1n },
      { owners: [a, erin], safe: b, threshold: 2n },
    ]),
  ).toEqual([
    ['OWNERS_IN_A_CIRCLE', a],
    ['OWNERS_IN_A_CIRCLE', b],
  ])
  expect(
    codesOf([
      { owners: [b], safe: a, threshold: 1n },
      { owners: [c, dave], safe: b, threshold: 2n },
      { owners: [a, dave], safe: c, threshold: 2n },
    ]),
  ).toEqual([
    ['OWNERS_IN_A_CIRCLE', a],
    ['DEADLOCK', a],
    ['OWNERS_IN_A_CIRCLE', b],
    ['DEADLOCK', b],
    ['OWNERS_IN_A_CIRCLE', c],
    ['DEADLOCK', c],
  ])
})

test('error: T03, the fault of an address is reported, and no more of it than fits', () => {
  const report = (text: string) => {
    try {
      parsePrefixedAddress({ chains: [], text })
      return ''
    } catch (error) {
      return error instanceof PrefixedAddressError ? error.shortMessage : String(error)
    }
  }
  expect(report('x'.repeat(200))).toMatch(/^"x{80}" is no address/)
  expect(report(`${'x'.repeat(200)}:${alice}`)).toMatch(/^"x{80}" names a chain/)
})
