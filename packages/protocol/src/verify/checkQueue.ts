import { type Address, concat, type Hex, numberToHex, stringToHex } from 'viem'
import type { ChainFacts } from '../chain/SafeFacts.ts'
import { createVerified, fromChain, recomputed, type Verified, yours } from '../evidence/Evidence.ts'
import { hashHex } from '../hash/writeWord.ts'
import { msg } from '../text/msg.ts'
import { type Check, checkThat, createCheck, createUnknown } from './Check.ts'
import { findSignatureEntries, type SignatureStoreEntry, type TransactionReport } from './TransactionReport.ts'

export type QueueOrder = {
  /** The nonce for a new transaction: after all pending ones. */
  nextNonce: bigint | undefined
  /** Nonces without a pending transaction: later ones cannot execute before these are filled. */
  gaps: bigint[]
  /** Nonces with several candidates, of which one can execute. */
  conflicts: bigint[]
}

export type CheckQueueParameters = {
  chainId: number
  safe: Address
  facts: ChainFacts | undefined
  transactions: readonly TransactionReport[]
  claimedNonce?: bigint | undefined
  signatureStore?: readonly SignatureStoreEntry[]
}

type CheckQueueReturnType = { checks: Check[]; digest: Verified<string> | undefined; order: QueueOrder }

/** Checks across the queue: order, nonce gaps, conflicts and missing transactions. */
export function checkQueue(parameters: CheckQueueParameters): CheckQueueReturnType {
  const { chainId, claimedNonce, facts, safe, transactions } = parameters
  const items = transactions.flatMap(({ hashes, transaction }) =>
    hashes && transaction ? [{ hash: hashes.value.safeTxHash, nonce: transaction.value.nonce }] : [],
  )
  const nonce = facts?.safe.nonce
  const order = getQueueOrder({ nonce, nonces: items.map((item) => item.nonce) })
  const checks = [...checkMissing(parameters, items), ...checkConflicts(order)]
  if (claimedNonce !== undefined) checks.push(checkNextNonce(claimedNonce, order, facts))
  if (nonce === undefined || !facts) return { checks, digest: undefined, order }
  const open = items.filter((item) => item.nonce >= nonce).map(({ hash }) => hash)
  const digest = getQueueDigest({ chainId, hashes: open, nonce, safe })
  return { checks, digest: createVerified(digest, recomputed), order }
}

/** Gaps, conflicts and the next free nonce of a queue. */
export function getQueueOrder({ nonce, nonces }: { nonce: bigint | undefined; nonces: readonly bigint[] }): QueueOrder {
  if (nonce === undefined) return { conflicts: [], gaps: [], nextNonce: undefined }
  const open = nonces.filter((item) => item >= nonce).toSorted((a, b) => (a < b ? -1 : 1))
  const taken = new Set(open)
  const last = open.at(-1) ?? nonce - 1n
  const gaps: bigint[] = []
  // A hostile service can claim any nonce: bounds the listed gaps.
  for (let item = nonce; item < last && gaps.length < 100; item++) if (!taken.has(item)) gaps.push(item)
  const conflicts = [...new Set(open.filter((item, index) => item === open[index - 1]))]
  return { conflicts, gaps, nextNonce: last + 1n }
}

type GetQueueDigestParameters = { chainId: number; safe: Address; nonce: bigint; hashes: readonly Hex[] }

/** A short code such as `8F3A-20C1-77DE-0B94` by which signers detect a service that shows them different queues. */
export function getQueueDigest({ chainId, hashes, nonce, safe }: GetQueueDigestParameters): string {
  const sorted = [...new Set(hashes)].toSorted()
  const domain = [
    stringToHex('countersign queue 1'),
    numberToHex(chainId, { size: 32 }),
    safe,
    numberToHex(nonce, { size: 32 }),
  ]
  // Every part but the last list has a fixed length, so that the encoding is injective.
  const digest = hashHex(concat([...domain, ...sorted] satisfies Hex[]))
  return (digest.slice(2, 18).toUpperCase().match(/.{4}/g) ?? []).join('-')
}

function checkMissing(
  { chainId, facts, signatureStore = [], safe }: CheckQueueParameters,
  items: readonly { hash: Hex }[],
): Check[] {
  const nonce = facts?.safe.nonce
  if (nonce === undefined) return []
  const shown = new Set(items.map(({ hash }) => hash))
  return findSignatureEntries({ chainId, signatureStore, safe })
    .filter((entry) => entry.nonce >= nonce && !shown.has(entry.safeTxHash))
    .map((entry) =>
      createCheck('warn', { actual: entry.safeTxHash, id: 'T57' }, yours, [
        'SIGNED_BUT_NOT_SHOWN',
        msg(
          'check.hiddenSignature',
          'You signed a transaction with nonce {nonce} here that the service does not show. Anyone who has the signatures ({count, number}) can still use them. Only another transaction with that nonce prevents this.',
          { nonce: entry.nonce, count: entry.signaturesSeen ?? 1 },
        ),
      ]),
    )
}

function checkConflicts({ conflicts }: QueueOrder): Check[] {
  return conflicts.map((nonce) =>
    createCheck('warn', { actual: `${nonce}`, id: 'T53' }, recomputed, [
      'SEVERAL_CANDIDATES',
      msg('check.conflicts', 'Several transactions use nonce {nonce}. Only one of them can be executed.', { nonce }),
    ]),
  )
}

function checkNextNonce(claimed: bigint, { nextNonce }: QueueOrder, facts: ChainFacts | undefined): Check {
  if (nextNonce === undefined || !facts)
    return createUnknown({ claimed: `${claimed}`, id: 'T55' }, [
      'NEXT_NONCE_UNKNOWN',
      msg('check.nextNonceUnknown', 'The next nonce is unknown.'),
    ])
  const isSame = claimed === nextNonce
  return checkThat(isSame, { actual: `${nextNonce}`, claimed: `${claimed}`, id: 'T55' }, fromChain(facts.safe.block), {
    ok: ['NEXT_NONCE_AGREES', msg('check.nextNonce', 'The next free nonce is {nonce}.', { nonce: nextNonce })],
    warn: [
      'NEXT_NONCE_DIFFERS',
      msg('check.nextNonceDiffers', 'The service recommends nonce {claimed}; the next free nonce is {nonce}.', {
        claimed,
        nonce: nextNonce,
      }),
    ],
  })
}
