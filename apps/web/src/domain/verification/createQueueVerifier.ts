import {
  type Check,
  type ClaimedTransaction,
  claim,
  type SafeReport,
  type SignatureStoreEntry,
  type TransactionReport,
} from '@countersign/protocol/verify'
import type { Address, Hex } from 'viem'
import type { Kernel } from './createKernel.ts'

type SafeId = { chainId: number; address: Address }
type QueuedClaim = { safeTxHash: Hex; claimed: ClaimedTransaction; signatureStore: readonly SignatureStoreEntry[] }
export type VerifiedClaim = TransactionReport & { safe: SafeReport }

/** A slot in the batch of the next look at a Safe's queue. Give it back when there is nothing to verify after all. */
export type BatchSlot = { verify(item: QueuedClaim): Promise<VerifiedClaim>; release(): void }

export type QueueVerifier = { reserve(safe: SafeId): BatchSlot }

type Waiting = { item: QueuedClaim; resolve: (report: VerifiedClaim) => void; reject: (error: unknown) => void }
type Batch = { reserved: Set<BatchSlot>; waiting: Waiting[]; timer?: ReturnType<typeof setTimeout> | undefined }

/** How long those whose answer came wait for those whose answer has not. */
const patience = 1_000

/**
 * Gathers the transactions of one Safe that screens want verified at the same time, so that they cost one look at the
 * chain: it begins when all who reserved a slot are there, or after a second with those who are.
 */
export function createQueueVerifier(
  kernel: Pick<Kernel, 'verifyQueue' | 'warmUp'>,
  /** A node that tells a lower nonce than one that was seen here is behind, or lies. */
  findHighestNonce: (safe: SafeId) => bigint | undefined = () => undefined,
): QueueVerifier {
  const batches = new Map<string, Batch>()

  function run(safe: SafeId, batch: Batch): void {
    clearTimeout(batch.timer)
    batch.timer = undefined
    const waiting = batch.waiting.splice(0)
    if (waiting.length === 0) return
    verifyTogether(
      kernel,
      { ...safe, highestNonceSeen: findHighestNonce(safe) },
      waiting.map(({ item }) => item),
    ).then(
      (reports) => {
        for (const [index, { resolve, reject }] of waiting.entries()) {
          const report = reports[index]
          if (report) resolve(report)
          else reject(new RangeError('verifyQueue returned too few reports.'))
        }
      },
      (error: unknown) => {
        for (const { reject } of waiting) reject(error)
      },
    )
  }

  return {
    reserve(safe) {
      // It starts while the service is asked.
      kernel.warmUp()
      const key = `${safe.chainId}:${safe.address.toLowerCase()}`
      const batch = batches.get(key) ?? { reserved: new Set(), waiting: [] }
      batches.set(key, batch)
      const release = () => {
        if (batch.reserved.delete(slot) && batch.reserved.size === 0) run(safe, batch)
      }
      const slot: BatchSlot = {
        verify: (item) =>
          new Promise((resolve, reject) => {
            batch.waiting.push({ item, resolve, reject })
            batch.timer ??= setTimeout(() => run(safe, batch), patience)
            release()
          }),
        release,
      }
      batch.reserved.add(slot)
      return slot
    },
  }
}

async function verifyTogether(
  kernel: Pick<Kernel, 'verifyQueue'>,
  { chainId, address, highestNonceSeen }: SafeId & { highestNonceSeen: bigint | undefined },
  items: readonly QueuedClaim[],
): Promise<VerifiedClaim[]> {
  const signatureStore = items.at(-1)?.signatureStore ?? []
  const [first] = items
  const isOne = items.length === 1 && first !== undefined
  const report = await kernel.verifyQueue({
    chainId,
    safe: address,
    // The hash that was asked for is the identity, whatever hash came with the answer.
    claimed: claim(items.map(({ claimed, safeTxHash }) => (isOne ? claimed : { ...claimed, safeTxHash }))),
    signatureStore,
    ...(highestNonceSeen === undefined ? {} : { highestNonceSeen }),
    ...(isOne ? { expectedHash: first.safeTxHash } : {}),
  })
  return report.transactions.map((transaction) => ({
    ...transaction,
    checks: isOne || !transaction.transaction ? transaction.checks : [...transaction.checks, linkAgrees],
    safe: report.safe,
  }))
}

/** What the kernel says of a single transaction; here its hash was compared with the one that was asked for. */
const linkAgrees: Check = {
  code: 'LINK_AGREES',
  evidence: { source: 'recomputed' },
  id: 'T20',
  message: 'This is the transaction that the link names.',
  verdict: 'ok',
}
