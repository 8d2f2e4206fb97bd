import { type ClaimedMovement, claim, type MovementProof } from '@countersign/protocol/verify'
import type { Movement } from '@countersign/protocol/wire'
import { createLimiter } from '../../lib/createLimiter.ts'
import type { SafeId } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

/** Ethereum transactions per kernel call, and parallel calls: bounds the node's load and yields to the page. */
const transactionsPerCall = 50
const callsAtOnce = 2

export type MovementVerifier = {
  /** In the given order. Events used by an earlier call do not count twice. */
  verify: (movements: readonly Movement[], options?: VerifyOptions) => Promise<MovementProof[]>
  /** Whether a verified transfer uses this event; see `MovementProof.event`. */
  hasEvent: (event: string) => boolean
}

type VerifyOptions = { signal?: AbortSignal | undefined; onVerified?: ((count: number) => void) | undefined }

/** Compares one list of transfers with the chain, page by page in slices. */
export function createTransferVerifier(
  { kernel }: Pick<Services, 'kernel'>,
  { address, chainId }: SafeId,
): MovementVerifier {
  const all = new Set<string>()
  // A transaction's transfers may span two pages: the kernel gets those of the previous page.
  let before = new Map<string, string[]>()

  /** Each event proves only one row. */
  function spend({ transactionHash }: Movement, proof: MovementProof, recent: Map<string, string[]>): MovementProof {
    const event = proof.state === 'unverified' ? undefined : proof.event
    if (event === undefined) return proof
    if (all.has(event)) return { fault: 'transfer', state: 'false' }
    all.add(event)
    const others = recent.get(transactionHash)
    if (others) others.push(event)
    else recent.set(transactionHash, [event])
    return proof
  }

  return {
    hasEvent: (event) => all.has(event),
    async verify(movements, { onVerified, signal } = {}) {
      const proofs: MovementProof[] = movements.map(() => ({ fault: 'unreadable', state: 'unverified' }))
      const inTurn = createLimiter(callsAtOnce)
      const recent = new Map<string, string[]>()
      await Promise.all(
        sliceByTransaction(movements).map((indexes) =>
          inTurn(async () => {
            signal?.throwIfAborted()
            const rows = indexes.flatMap((index) => movements[index] ?? [])
            const spent = [...new Set(rows.map(({ transactionHash }) => transactionHash))].flatMap(
              (hash) => before.get(hash) ?? [],
            )
            const found = await kernel.verifyTransfers({
              chainId,
              claimed: claim(rows.map(toClaimedTransfer)),
              safe: address,
              spent,
            })
            for (const [place, index] of indexes.entries()) {
              const [row, proof] = [rows[place], found[place]]
              if (row && proof) proofs[index] = spend(row, proof, recent)
            }
            onVerified?.(indexes.length)
          }),
        ),
      )
      before = recent
      return proofs
    },
  }
}

/** Groups the rows of one transaction, wherever they are in the list. */
function sliceByTransaction(movements: readonly Movement[]): number[][] {
  const byHash = new Map<string, number[]>()
  for (const [index, { transactionHash }] of movements.entries()) {
    const indexes = byHash.get(transactionHash) ?? []
    indexes.push(index)
    byHash.set(transactionHash, indexes)
  }
  const groups = [...byHash.values()]
  const slices: number[][] = []
  for (let start = 0; start < groups.length; start += transactionsPerCall)
    slices.push(groups.slice(start, start + transactionsPerCall).flat())
  return slices
}

function toClaimedTransfer(movement: Movement): ClaimedMovement {
  const { blockNumber, feePayer, from, isRefund, kind, logIndex, to, transactionHash } = movement
  const toBigInt = (text: string | null) => (text === null ? undefined : BigInt(text))
  return {
    blockNumber: BigInt(blockNumber),
    feePayer: feePayer ?? undefined,
    from,
    isRefund,
    kind,
    logIndex,
    module: movement.module ?? undefined,
    networkFee: toBigInt(movement.networkFee),
    nonce: toBigInt(movement.nonce),
    safeTxHash: movement.safeTxHash ?? undefined,
    timestamp: BigInt(Math.floor(movement.timestamp / 1_000)),
    to,
    token: movement.token ?? undefined,
    tokenId: toBigInt(movement.tokenId),
    transactionHash,
    value: BigInt(movement.value),
  }
}
