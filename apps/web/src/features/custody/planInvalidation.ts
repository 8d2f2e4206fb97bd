import { type Address, isAddressEqual } from 'viem'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import { sortInSlices } from '../../lib/sortInSlices.ts'
import type { Pause } from '../../lib/useInSlices.ts'
import type { LiveSignature } from './listLiveSignatures.ts'
import type { PermitRevocation } from './readPermit.ts'

type Invalidation = {
  /** One transaction per nonce: a nonce dies only when another transaction uses it. */
  transactions: readonly { call: Call; nonce: bigint }[]
  /** What no call of the Safe makes unusable: only a change of its owners does. */
  remaining: readonly LiveSignature[]
}

type Parameters = { live: readonly LiveSignature[]; multiSend: Address | undefined; safe: Address; safeNonce: bigint }

/** Bounds what is drafted at once. */
const maxTransactions = 50

/** Permits are revoked in one batch, in the place of the first rejection; every other used nonce gets a rejection. */
export async function planInvalidation(
  { live, multiSend, safe, safeNonce }: Parameters,
  pause: Pause = () => undefined,
): Promise<Invalidation> {
  const used = new Set<bigint>()
  const unique = new Map<string, PermitRevocation>()
  const remaining: LiveSignature[] = []
  for (const one of live) {
    const waiting = pause()
    if (waiting) await waiting
    const { kind, nonce, revocations, transaction } = one
    if (nonce !== undefined && needsRejection(one, safe)) used.add(nonce)
    for (const revocation of revocations) unique.set(`${revocation.to}${revocation.data}`, revocation)
    if (transaction === undefined && (kind !== 'permit' || revocations.length === 0)) remaining.push(one)
  }
  const sorted = await sortInSlices([...used], (a, b) => (a < b ? -1 : 1), pause)
  const nonces = sorted.slice(0, maxTransactions)
  const rejection: Call = { data: '0x', to: safe, value: 0n }
  const calls = [...unique.values()].map(({ data, to }) => ({ data, to, value: 0n }))
  const [only] = calls
  const batch =
    calls.length === 1 ? only : multiSend && calls.length > 1 ? createBatchCall(calls, multiSend) : undefined
  if (!batch) return { remaining, transactions: nonces.map((nonce) => ({ call: rejection, nonce })) }
  const [first = safeNonce, ...others] = nonces
  return {
    remaining,
    transactions: [{ call: batch, nonce: first }, ...others.map((nonce) => ({ call: rejection, nonce }))],
  }
}

/** A rejection itself does nothing, and needs none. */
function needsRejection({ transaction }: LiveSignature, safe: Address): boolean {
  if (!transaction) return false
  const { data, operation, to, value } = transaction
  return !(isAddressEqual(to, safe) && value === 0n && data === '0x' && operation === 0)
}
