import { hashSafeTransaction } from '@countersign/protocol/hash'
import { type ClaimedTransaction, createVerificationCache, verifyQueue } from '@countersign/protocol/verify'
import type { Hex } from 'viem'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { dave, safe } from '../../../test/testReport.ts'
import { createQueueVerifier } from './createQueueVerifier.ts'

afterEach(() => void vi.useRealTimers())

const id = { chainId: 31337, address: safe } as const

function createClaim(nonce: bigint): ClaimedTransaction & { safeTxHash: Hex } {
  const transaction = {
    to: dave,
    value: 1n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  } as const
  const { safeTxHash } = hashSafeTransaction({ chainId: id.chainId, safe, version: '1.4.1', transaction })
  return { safe, safeTxHash, transaction, confirmations: [] }
}

/** The real kernel without a node; counts calls and their sizes. */
function setup() {
  const requested: { hashes: Hex[]; expectedHash: Hex | undefined }[] = []
  const cache = createVerificationCache()
  const verifier = createQueueVerifier({
    warmUp() {},
    verifyQueue(parameters) {
      const hashes = parameters.claimed.claimed.map(({ safeTxHash }) => safeTxHash)
      requested.push({ hashes, expectedHash: parameters.expectedHash })
      return verifyQueue(undefined, { ...parameters, cache })
    },
  })
  return { requested, verifier }
}

test('default: what reserved a slot is verified together', async () => {
  const { requested, verifier } = setup()
  const claims = [1n, 2n, 3n].map(createClaim)
  const slots = claims.map((claimed) => ({ claimed, slot: verifier.reserve(id) }))
  const reports = await Promise.all(
    slots.map(({ claimed, slot }) => slot.verify({ safeTxHash: claimed.safeTxHash, claimed, signatureStore: [] })),
  )
  expect(reports).toHaveLength(3)
  expect(requested).toEqual([{ hashes: claims.map(({ safeTxHash }) => safeTxHash), expectedHash: undefined }])
})

test('behavior: one alone does not wait, and is held against its link', async () => {
  const { requested, verifier } = setup()
  const claimed = createClaim(1n)
  await verifier.reserve(id).verify({ safeTxHash: claimed.safeTxHash, claimed, signatureStore: [] })
  expect(requested).toEqual([{ hashes: [claimed.safeTxHash], expectedHash: claimed.safeTxHash }])
})

test('behavior: in a queue the hash that was asked for is the identity, not the one that was answered', async () => {
  const { requested, verifier } = setup()
  const [one, other, answered] = [createClaim(1n), createClaim(2n), createClaim(3n)]
  const slots = [verifier.reserve(id), verifier.reserve(id)]
  await Promise.all([
    slots[0]?.verify({ safeTxHash: one.safeTxHash, claimed: one, signatureStore: [] }),
    slots[1]?.verify({ safeTxHash: other.safeTxHash, claimed: answered, signatureStore: [] }),
  ])
  expect(requested[0]?.hashes).toEqual([one.safeTxHash, other.safeTxHash])
})

test('behavior: a slot that is given back is not waited for', async () => {
  const { requested, verifier } = setup()
  const claimed = createClaim(1n)
  const [first, second] = [verifier.reserve(id), verifier.reserve(id)]
  const report = first.verify({ safeTxHash: claimed.safeTxHash, claimed, signatureStore: [] })
  expect(requested).toEqual([])
  second.release()
  second.release()
  await report
  expect(requested).toHaveLength(1)
})

test('behavior: those who are there do not wait for ever for one who is not', async () => {
  vi.useFakeTimers()
  const { requested, verifier } = setup()
  const claimed = createClaim(1n)
  const [first, late] = [verifier.reserve(id), verifier.reserve(id)]
  const report = first.verify({ safeTxHash: claimed.safeTxHash, claimed, signatureStore: [] })
  await vi.advanceTimersByTimeAsync(1_000)
  await report
  expect(requested).toHaveLength(1)
  await late.verify({ safeTxHash: claimed.safeTxHash, claimed, signatureStore: [] })
  expect(requested).toHaveLength(2)
})

test('behavior: Safes do not wait for each other', async () => {
  const { requested, verifier } = setup()
  const claimed = createClaim(1n)
  verifier.reserve({ ...id, address: dave })
  await verifier.reserve(id).verify({ safeTxHash: claimed.safeTxHash, claimed, signatureStore: [] })
  expect(requested).toHaveLength(1)
})

test('error: all who waited are told', async () => {
  const verifier = createQueueVerifier({ warmUp() {}, verifyQueue: () => Promise.reject(new Error('no')) })
  const claimed = createClaim(1n)
  const slots = [verifier.reserve(id), verifier.reserve(id)]
  const results = await Promise.allSettled(
    slots.map((slot) => slot.verify({ safeTxHash: claimed.safeTxHash, claimed, signatureStore: [] })),
  )
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
