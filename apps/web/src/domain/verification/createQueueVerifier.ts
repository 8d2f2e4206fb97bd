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

/** A slot in the next batch of a Safe. Release it if there is nothing to verify. */
export type BatchSlot = { verify(item: QueuedClaim): Promise<VerifiedClaim>; release(): void }

export type QueueVerifier = { reserve(safe: SafeId): BatchSlot }

type Waiting = { item: QueuedClaim; resolve: (report: VerifiedClaim) => void; reject: (error: unknown) => void }
type Batch = { reserved: Set<BatchSlot>; waiting: Waiting[]; timer?: ReturnType<typeof setTimeout> | undefined }

const timeout = 1_000

/** Verifies a Safe's transactions of all screens in one batch: when every slot is filled, or after a second. */
export function createQueueVerifier(
  kernel: Pick<Kernel, 'verifyQueue' | 'warmUp'>,
  /** A node with a lower nonce than seen here is behind, or lies. */
  findLastSeenNonce: (safe: SafeId) => bigint | undefined = () => undefined,
): QueueVerifier {
  const batches = new Map<string, Batch>()

  function run(safe: SafeId, batch: Batch): void {
    clearTimeout(batch.timer)
    batch.timer = undefined
    const waiting = batch.waiting.splice(0)
    if (waiting.length === 0) return
    verifyTogether(
      kernel,
      { ...safe, highestNonceSeen: findLastSeenNonce(safe) },
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
      // Starts while the service responds.
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
            batch.timer ??= setTimeout(() => run(safe, batch), timeout)
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
    // The requested hash is the identity, not the one in the response.
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

/** The kernel's check for a single transaction: its hash equals the requested one. */
const linkAgrees: Check = {
  code: 'LINK_AGREES',
  evidence: { source: 'recomputed' },
  id: 'T20',
  message: 'This is the transaction that the link names.',
  verdict: 'ok',
}
