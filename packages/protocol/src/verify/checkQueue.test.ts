import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { alice, chainId, createClaim, createFacts, createTransaction, dave, getHash, safe } from '../../test/world.ts'
import { isVerified } from '../evidence/Evidence.ts'
import { parseConfirmations } from './checkConfirmations.ts'
import { type CheckQueueParameters, checkQueue, getQueueDigest, getQueueOrder } from './checkQueue.ts'
import { checkTransaction } from './checkTransaction.ts'
import { createVerificationCache } from './VerificationCache.ts'

async function run(nonces: readonly bigint[], overrides: Partial<CheckQueueParameters> = {}) {
  const facts = createFacts()
  const cache = createVerificationCache()
  const transactions = await Promise.all(
    nonces.map(async (nonce, index) => {
      const claimed = await createClaim(createTransaction({ nonce, value: BigInt(index) }))
      return checkTransaction({ cache, chainId, claimed, facts, parsed: parseConfirmations([], cache), safe })
    }),
  )
  return checkQueue({ chainId, facts, safe, transactions, ...overrides })
}

test('default', async () => {
  const { checks, digest, order } = await run([7n, 8n], { claimedNonce: 9n })
  expect(order).toEqual({ conflicts: [], gaps: [], nextNonce: 9n })
  expect(checks).toMatchObject([
    { actual: '9', claimed: '9', code: 'NEXT_NONCE_AGREES', evidence: { source: 'chain' }, id: 'T55', verdict: 'ok' },
  ])
  expect(digest?.value).toMatch(/^([0-9A-F]{4}-){3}[0-9A-F]{4}$/)
  expect(isVerified(digest)).toBe(true)
})

test('behavior: T53, several transactions for one nonce', async () => {
  const { checks, order } = await run([8n, 7n, 8n])
  expect(order.conflicts).toEqual([8n])
  expect(checks).toMatchObject([{ actual: '8', code: 'SEVERAL_CANDIDATES', id: 'T53', verdict: 'warn' }])
})

test('behavior: T54, the digest is the same for the same queue and no other', async () => {
  const { digest } = await run([7n, 8n])
  expect((await run([7n, 8n])).digest?.value).toBe(digest?.value)
  expect((await run([7n, 9n])).digest?.value).not.toBe(digest?.value)
  // Executed transactions do not count.
  expect((await run([6n])).digest?.value).toBe((await run([])).digest?.value)
  const [a, b] = [keccak256('0x0a'), keccak256('0x0b')]
  const base = { chainId, hashes: [a, b], nonce: 7n, safe }
  const code = getQueueDigest(base)
  expect(getQueueDigest({ ...base, hashes: [b, a, b] })).toBe(code)
  for (const change of [{ chainId: 1 }, { hashes: [a] }, { nonce: 8n }, { safe: dave }])
    expect(getQueueDigest({ ...base, ...change })).not.toBe(code)
  expect(code).toBe('F7BA-40C5-1D9B-B943')
})

test('behavior: T55, the next nonce is our own', async () => {
  expect((await run([7n], { claimedNonce: 7n })).checks).toMatchObject([
    { actual: '8', claimed: '7', code: 'NEXT_NONCE_DIFFERS', id: 'T55', verdict: 'warn' },
  ])
  expect((await run([], { claimedNonce: 7n })).checks).toMatchObject([{ actual: '7', code: 'NEXT_NONCE_AGREES' }])
  expect((await run([], { claimedNonce: 7n, facts: undefined })).checks).toMatchObject([
    { claimed: '7', code: 'NEXT_NONCE_UNKNOWN', verdict: 'unknown' },
  ])
})

test('behavior: T57, what was signed here and is not shown', async () => {
  const entry = { chainId, nonce: 7n, safe, safeTxHash: getHash(createTransaction({ value: 99n })), signer: alice }
  const { checks } = await run([7n], { signatureStore: [{ ...entry, signaturesSeen: 2 }] })
  expect(checks).toMatchObject([
    {
      actual: entry.safeTxHash,
      code: 'SIGNED_BUT_NOT_SHOWN',
      evidence: { source: 'yours' },
      id: 'T57',
      verdict: 'warn',
    },
  ])
  expect(checks[0]?.message).toContain('(2)')
  expect((await run([7n], { signatureStore: [entry] })).checks[0]?.message).toContain('(1)')
  const shown = { ...entry, safeTxHash: getHash(createTransaction({ value: 0n })) }
  for (const silent of [shown, { ...entry, nonce: 6n }, { ...entry, chainId: 1 }, { ...entry, safe: dave }])
    expect((await run([7n], { signatureStore: [silent] })).checks).toEqual([])
  expect((await run([7n], { facts: undefined, signatureStore: [entry] })).checks).toEqual([])
})

test('behavior: without the chain there is no order and no digest', async () => {
  expect(await run([7n], { facts: undefined })).toEqual({
    checks: [],
    digest: undefined,
    order: { conflicts: [], gaps: [], nextNonce: undefined },
  })
})

test('behavior: gaps', () => {
  expect(getQueueOrder({ nonce: 7n, nonces: [10n, 8n] })).toEqual({ conflicts: [], gaps: [7n, 9n], nextNonce: 11n })
  expect(getQueueOrder({ nonce: 7n, nonces: [3n, 7n] })).toEqual({ conflicts: [], gaps: [], nextNonce: 8n })
  expect(getQueueOrder({ nonce: 0n, nonces: [] })).toEqual({ conflicts: [], gaps: [], nextNonce: 0n })
  expect(getQueueOrder({ nonce: 0n, nonces: [2n ** 255n] }).gaps).toHaveLength(100)
})

test('behavior: order of a queue in any order of arrival', () => {
  expect(getQueueOrder({ nonce: 7n, nonces: [9n, 5n, 7n, 12n, 9n, 5n] })).toEqual({
    conflicts: [9n],
    gaps: [8n, 10n, 11n],
    nextNonce: 13n,
  })
  expect(getQueueOrder({ nonce: 7n, nonces: [7n, 7n, 7n, 8n] }).conflicts).toEqual([7n])
  expect(getQueueOrder({ nonce: 7n, nonces: [] })).toEqual({ conflicts: [], gaps: [], nextNonce: 7n })
})

test('behavior: the transaction of the very nonce counts for the digest', async () => {
  expect((await run([7n])).digest?.value).not.toBe((await run([])).digest?.value)
})

test('error: without facts order, digest and next nonce are not known', async () => {
  const { checks, digest, order } = await run([7n], { claimedNonce: 8n, facts: undefined })
  expect([digest, order.nextNonce]).toEqual([undefined, undefined])
  expect(checks).toMatchObject([{ claimed: '8', code: 'NEXT_NONCE_UNKNOWN', id: 'T55', verdict: 'unknown' }])
  const nameless = await run([7n], { claimedNonce: 8n, facts: createFacts({ safe: { nonce: undefined } }) })
  expect([nameless.digest, nameless.checks[0]?.code]).toEqual([undefined, 'NEXT_NONCE_UNKNOWN'])
})
