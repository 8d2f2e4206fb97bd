import { concat, getAddress, type Hex, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { checkClaim as check, findChecks as find } from '../../test/checkClaim.ts'
import {
  alice,
  block,
  bob,
  carol,
  chainId,
  createClaim,
  createFacts,
  createTransaction,
  dave,
  erin,
  getHash,
  safe,
  signAs,
} from '../../test/world.ts'
import { isVerified } from '../evidence/Evidence.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import { checkTransaction } from './checkTransaction.ts'
import { createVerificationCache } from './VerificationCache.ts'

const transaction = createTransaction()

test('default', async () => {
  const report = await check(await createClaim(transaction, [carol, alice]))
  expect(report.verdict).toBe('ok')
  expect(report.checks.map(({ code, id, verdict }) => `${id} ${verdict} ${code}`)).toEqual([
    'T18 ok HASH_AGREES',
    'T22 ok NO_DELEGATECALL',
    'T70 ok NO_REFUND',
    'T56 ok NONCE_OPEN',
    'T49 ok COUNT_AGREES',
  ])
  expect(report.transaction?.value).toEqual(transaction)
  expect(isVerified(report.transaction)).toBe(true)
  expect(Object.isFrozen(report.transaction?.value)).toBe(true)
  expect(report.transaction?.evidence).toEqual({ source: 'recomputed' })
  expect(report.hashes?.value.safeTxHash).toBe(getHash(transaction))
  expect(report.isExecutable).toBe(true)
  expect(report.signatures.evidence).toEqual({ block, source: 'chain' })
  expect(parseSignatures(report.packedSignatures ?? '0x')).toHaveLength(2)
  const expected = [alice, carol].toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  expect(report.packedSignatures).toBe(
    concat(await Promise.all(expected.map((owner) => signAs(owner, getHash(transaction))))),
  )
})

test('behavior: freezing what was verified leaves the claim as it was', async () => {
  const claim = await createClaim({ ...transaction })
  await check(claim)
  expect(Object.isFrozen(claim.transaction)).toBe(false)
})

const changes: Partial<typeof transaction>[] = [
  { to: dave },
  { value: 1_001n },
  { data: '0x00' },
  { operation: 1 },
  { safeTxGas: 1n },
  { baseGas: 1n },
  { gasPrice: 1n },
  { gasToken: dave },
  { refundReceiver: dave },
  { nonce: 8n },
]
test.each(changes)('error: T18, %o changed and the hash unchanged', async (change) => {
  const claim = await createClaim(transaction, [alice, bob])
  const report = await check({ ...claim, transaction: { ...transaction, ...change } })
  expect(report.verdict).toBe('block')
  expect(find(report.checks, 'T18')).toMatchObject([
    {
      actual: getHash({ ...transaction, ...change }),
      claimed: claim.safeTxHash,
      code: 'HASH_MISMATCH',
      verdict: 'block',
    },
  ])
  expect(report.transaction).toBeUndefined()
  expect(report.isExecutable).toBe(false)
  expect(report.packedSignatures).toBeUndefined()
  expect(report.signatures.value).toEqual([])
})

test('error: T19, body and hash replaced, signatures unchanged', async () => {
  const genuine = await createClaim(transaction, [alice, bob])
  const hostile = createTransaction({ to: dave, value: 10n ** 21n })
  const report = await check({ ...genuine, safeTxHash: getHash(hostile), transaction: hostile })
  expect(report.verdict).toBe('block')
  expect(find(report.checks, 'T19')).toMatchObject([
    { code: 'SIGNATURES_OF_SOMETHING_ELSE', evidence: { source: 'recomputed' }, verdict: 'block' },
  ])
  expect(find(report.checks, 'T44')).toMatchObject([
    { claimed: alice, code: 'OTHER_SIGNER', verdict: 'warn' },
    { claimed: bob, code: 'OTHER_SIGNER' },
  ])
  expect(report.isExecutable).toBe(false)
})

test('behavior: T19, a new proposal without signatures is no replacement', async () => {
  const report = await check(await createClaim(transaction))
  expect(find(report.checks, 'T19')).toEqual([])
  expect(report.verdict).toBe('ok')
  expect(report.isExecutable).toBe(false)
})

test('behavior: T19, one forged signature among valid ones is a warning', async () => {
  const claim = await createClaim(transaction, [alice])
  const report = await check({
    ...claim,
    confirmations: [
      ...claim.confirmations,
      { owner: bob, signature: await signAs(bob, getHash(createTransaction({ nonce: 9n }))) },
    ],
  })
  expect(find(report.checks, 'T19')).toEqual([])
  expect(report.verdict).toBe('warn')
})

test('parameters: expectedHash (T20)', async () => {
  const claim = await createClaim(transaction)
  const right = await check(claim, createFacts(), {
    expectedHash: getHash(transaction).toUpperCase().replace('0X', '0x') as Hex,
  })
  expect(find(right.checks, 'T20')).toMatchObject([{ code: 'LINK_AGREES', verdict: 'ok' }])
  const wrong = await check(claim, createFacts(), { expectedHash: getHash(createTransaction({ nonce: 8n })) })
  expect(find(wrong.checks, 'T20')).toMatchObject([{ code: 'LINK_MISMATCH', verdict: 'block' }])
  expect(wrong.transaction).toBeUndefined()
})

test('behavior: the hash compares whatever its case', async () => {
  const claim = await createClaim(transaction)
  const report = await check({ ...claim, safeTxHash: claim.safeTxHash.toUpperCase().replace('0X', '0x') as Hex })
  expect(find(report.checks, 'T18')).toMatchObject([{ code: 'HASH_AGREES' }])
})

test('error: T24, a body that is no transaction', async () => {
  const claim = await createClaim(transaction, [alice])
  const report = await check({ ...claim, transaction: { ...transaction, value: -1n } })
  expect(report.checks[0]).toMatchObject({ code: 'BODY_INVALID', id: 'T24', verdict: 'block' })
  expect(report.hashes).toBeUndefined()
  expect(report.confirmations).toEqual([])
})

test('error: T28, the transaction of another Safe', async () => {
  const report = await check({ ...(await createClaim(transaction)), safe: dave })
  expect(report.checks[0]).toMatchObject({
    actual: safe,
    claimed: dave,
    code: 'OTHER_SAFE',
    id: 'T28',
    verdict: 'block',
  })
  expect(report.transaction).toBeUndefined()
})

test('behavior: T28, old versions sign for every chain', async () => {
  const report = await check(
    await createClaim(transaction, [alice, bob], '1.1.1'),
    createFacts({ safe: { version: '1.1.1' } }),
  )
  expect(find(report.checks, 'T28')).toMatchObject([
    { actual: '1.1.1', code: 'VALID_ON_OTHER_CHAINS', verdict: 'warn' },
  ])
  expect(report.isExecutable).toBe(true)
})

test('behavior: T27, rejections', async () => {
  const empty = createTransaction({ to: safe, value: 0n })
  expect(find((await check({ ...(await createClaim(empty)), isRejection: true })).checks, 'T27')).toMatchObject([
    { code: 'REJECTION_EMPTY', verdict: 'ok' },
  ])
  expect(find((await check(await createClaim(empty))).checks, 'T27')).toEqual([])
  for (const change of [
    { to: dave },
    { value: 1n },
    { data: '0x00' },
    { operation: 1 },
    { gasPrice: 1n },
  ] satisfies Partial<typeof transaction>[]) {
    const report = await check({ ...(await createClaim({ ...empty, ...change })), isRejection: true })
    expect(find(report.checks, 'T27')).toMatchObject([{ code: 'REJECTION_NOT_EMPTY', verdict: 'block' }])
  }
})

test('behavior: T56, nonces', async () => {
  for (const [nonce, code, verdict, isExecutable] of [
    [6n, 'NONCE_USED', 'block', false],
    [7n, 'NONCE_OPEN', 'ok', true],
    [8n, 'NONCE_OPEN', 'ok', false],
  ] as const) {
    const report = await check(await createClaim(createTransaction({ nonce }), [alice, bob]))
    expect(find(report.checks, 'T56')).toMatchObject([{ actual: '7', claimed: `${nonce}`, code, verdict }])
    expect(report.isExecutable).toBe(isExecutable)
  }
  const unknown = await check(await createClaim(transaction), createFacts({ safe: { nonce: undefined } }))
  expect(find(unknown.checks, 'T56')).toMatchObject([{ code: 'NONCE_UNKNOWN', verdict: 'unknown' }])
})

test('behavior: T49, our own count', async () => {
  const claim = await createClaim(transaction, [alice])
  const report = await check({ ...claim, confirmationsRequired: 1, confirmationsSubmitted: 2 })
  expect(find(report.checks, 'T49')).toMatchObject([
    { actual: '1', claimed: '2', code: 'COUNT_DIFFERS', message: 'Valid signatures: 1 of 2.', verdict: 'warn' },
    { actual: '2', claimed: '1', code: 'REQUIRED_DIFFERS', verdict: 'warn' },
  ])
  expect(report.isExecutable).toBe(false)
  expect(find((await check({ ...claim, confirmationsRequired: 2 })).checks, 'T49')).toMatchObject([
    { code: 'COUNT_AGREES', verdict: 'ok' },
  ])
  for (const unknown of [{ threshold: undefined }, { owners: undefined }]) {
    const blind = await check(claim, createFacts({ safe: unknown }))
    expect(find(blind.checks, 'T49')).toMatchObject([{ claimed: '1', code: 'COUNT_UNKNOWN', verdict: 'unknown' }])
    expect(blind.isExecutable).toBe(false)
  }
})

test('behavior: a threshold of zero is never reached', async () => {
  const report = await check(await createClaim(transaction), createFacts({ safe: { threshold: 0n } }))
  expect(report.isExecutable).toBe(false)
  expect(report.packedSignatures).toBeUndefined()
})

test('behavior: without the chain nothing is verified', async () => {
  const report = await checkTransaction({
    cache: createVerificationCache(),
    chainId,
    claimed: await createClaim(transaction, [alice, bob]),
    facts: undefined,
    parsed: [],
    safe,
  })
  expect(report).toMatchObject({
    confirmations: [],
    hashes: undefined,
    isExecutable: false,
    packedSignatures: undefined,
    transaction: undefined,
    verdict: 'unknown',
  })
  expect(find(report.checks, 'T18')).toMatchObject([{ code: 'HASH_UNKNOWN', evidence: undefined, verdict: 'unknown' }])
  expect(report.signatures).toMatchObject({ evidence: { source: 'recomputed' }, value: [] })
})

test('behavior: confirmations that do not count are named', async () => {
  const claim = await createClaim(transaction, [alice, dave])
  const report = await check({ ...claim, confirmations: [...claim.confirmations, { owner: bob, signature: null }] })
  expect(find(report.checks, 'T43')).toMatchObject([
    {
      actual: dave,
      claimed: dave,
      code: 'NOT_AN_OWNER',
      message: `The signature of ${dave} is not by an owner.`,
      verdict: 'warn',
    },
  ])
  expect(find(report.checks, 'T44')).toMatchObject([
    { actual: 'no account', claimed: bob, code: 'SIGNATURE_MISSING', verdict: 'unknown' },
  ])
})

test('parameters: refundCeiling and knownRefundReceivers (T70)', async () => {
  const paying = createTransaction({ baseGas: 10n, gasPrice: 3n, gasToken: dave, refundReceiver: erin, safeTxGas: 90n })
  const claim = await createClaim(paying)
  expect(find((await check(claim)).checks, 'T70')).toMatchObject([
    { actual: '300', code: 'REFUND_TO_STRANGER', verdict: 'block' },
  ])
  expect(find((await check(claim, createFacts(), { knownRefundReceivers: [erin] })).checks, 'T70')).toMatchObject([
    { code: 'REFUND_ABOVE_CEILING', verdict: 'warn' },
  ])
  expect(find((await check(claim, createFacts(), { refundCeiling: 300n })).checks, 'T70')).toMatchObject([
    { code: 'REFUND_WITHIN_CEILING', verdict: 'ok' },
  ])
  expect(zeroAddress).not.toBe(erin)
})

test('parameters: signatureStore (T19, T50, T51)', async () => {
  const claim = await createClaim(transaction, [alice])
  const entry = { chainId, nonce: 7n, safe, safeTxHash: getHash(transaction), signer: alice }
  const shown = await check(claim, createFacts(), { signatureStore: [entry] })
  expect(find(shown.checks, 'T50')).toMatchObject([
    { actual: alice, code: 'YOUR_SIGNATURE_SHOWN', evidence: { source: 'yours' }, verdict: 'ok' },
  ])
  const withheld = await check(claim, createFacts(), { signatureStore: [{ ...entry, signer: bob }] })
  expect(find(withheld.checks, 'T51')).toMatchObject([
    { actual: bob, code: 'YOUR_SIGNATURE_WITHHELD', verdict: 'warn' },
  ])
  const another = await check(claim, createFacts(), {
    signatureStore: [{ ...entry, safeTxHash: getHash(createTransaction({ to: dave })) }],
  })
  expect(find(another.checks, 'T19')).toMatchObject([{ code: 'SIGNED_ANOTHER', verdict: 'warn' }])
  for (const unrelated of [
    { ...entry, chainId: 1 },
    { ...entry, safe: dave },
    { ...entry, nonce: 8n },
  ]) {
    const report = await check(claim, createFacts(), { signatureStore: [unrelated] })
    expect([...find(report.checks, 'T19'), ...find(report.checks, 'T50'), ...find(report.checks, 'T51')]).toEqual([])
  }
})

test('behavior: of many signatures that do not count ten are named, and the number of the others is reported', async () => {
  const confirmations = Array.from({ length: 30 }, (_, index) => ({
    owner: getAddress(numberToHex(index + 1_000, { size: 20 })),
    signature: '0x1234' as const,
  }))
  const claimed = { ...(await createClaim(transaction, [])), areConfirmationsCut: true as const, confirmations }
  const { checks } = await check(claimed)
  expect(checks.filter(({ code }) => code === 'NOT_AN_OWNER' || code === 'SIGNATURE_UNREADABLE')).toHaveLength(10)
  expect(checks.find(({ code }) => code === 'OTHERS_NOT_COUNTED')?.actual).toBe('20')
  expect(checks.find(({ code }) => code === 'CONFIRMATIONS_CUT')).toMatchObject({ verdict: 'warn' })
})
