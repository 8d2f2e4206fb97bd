import { type Address, isAddressEqual } from 'viem'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
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
export function planInvalidation({ live, multiSend, safe, safeNonce }: Parameters): Invalidation {
  const nonces = [...new Set(live.flatMap((one) => (needsRejection(one, safe) ? (one.nonce ?? []) : [])))]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .slice(0, maxTransactions)
  const revocations = listUnique(live.flatMap(({ revocations: calls }) => calls))
  const remaining = live.filter(
    ({ kind, revocations: calls, transaction }) =>
      transaction === undefined && (kind !== 'permit' || calls.length === 0),
  )
  const rejection: Call = { data: '0x', to: safe, value: 0n }
  const calls = revocations.map(({ data, to }) => ({ data, to, value: 0n }))
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

function listUnique(calls: readonly PermitRevocation[]): PermitRevocation[] {
  return [...new Map(calls.map((call) => [`${call.to}${call.data}`, call])).values()]
}
