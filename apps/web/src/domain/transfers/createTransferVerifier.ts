import { isVersionAtLeast } from '@countersign/protocol/hash'
import { type ClaimedMovement, claim, type MovementProof, toLogEvent } from '@countersign/protocol/verify'
import type { Movement } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { createSemaphore } from '../../lib/createSemaphore.ts'
import { identify } from '../../lib/identify.ts'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'
import type { HistoryRecord } from './scanHistory.ts'

/** Ethereum transactions per kernel call, and parallel calls: bounds the node's load and yields to the page. */
const transactionsPerCall = 50
const callsAtOnce = 2

export type MovementVerifier = {
  /** In the given order. Events used by an earlier call do not count twice. */
  verify: (movements: readonly Movement[], options?: VerifyOptions) => Promise<MovementProof[]>
  /** Whether a listed transfer uses this event (see `MovementProof.event`), or claims its log and could not be read. */
  hasEvent: (event: string) => boolean
}

type VerifyOptions = { signal?: AbortSignal | undefined; onVerified?: ((count: number) => void) | undefined }

export type CreateTransferVerifierParameters = SafeId & {
  /** Milliseconds before each repetition of a call that a node did not answer. @default none */
  retryDelays?: readonly number[]
}

export function createTransferVerifier(
  { kernel }: Pick<Services, 'kernel'>,
  { address, chainId, retryDelays = [] }: CreateTransferVerifierParameters,
): MovementVerifier {
  const all = createEventSet()
  /** Logs claimed by rows that no node could read: these rows are not verified, but not omitted either. */
  const unread = createEventSet()
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

  async function verifySlice(rows: readonly Movement[], signal: AbortSignal | undefined): Promise<MovementProof[]> {
    const spent = [...new Set(rows.map(({ transactionHash }) => transactionHash))].flatMap(
      (hash) => before.get(hash) ?? [],
    )
    const claimed = claim(rows.map(toClaimedTransfer))
    const run = () => kernel.verifyTransfers({ chainId, claimed, safe: address, spent })
    let proofs = await run()
    for (const delay of retryDelays) {
      if (!proofs.some(isUnreadable)) break
      await new Promise((resolve) => setTimeout(resolve, delay))
      signal?.throwIfAborted()
      proofs = await run()
    }
    return proofs
  }

  return {
    hasEvent: (event) => all.has(event) || unread.has(event.replace(/\.\d+$/, '')),
    async verify(movements, { onVerified, signal } = {}) {
      const proofs: MovementProof[] = movements.map(() => ({ fault: 'unreadable', state: 'unverified' }))
      const inTurn = createSemaphore(callsAtOnce)
      const recent = new Map<string, string[]>()
      await Promise.all(
        sliceByTransaction(movements).map((indexes) =>
          inTurn(async () => {
            signal?.throwIfAborted()
            const rows = indexes.flatMap((index) => movements[index] ?? [])
            const found = await verifySlice(rows, signal)
            for (const [place, index] of indexes.entries()) {
              const [row, proof] = [rows[place], found[place]]
              if (!row || !proof) continue
              proofs[index] = spend(row, proof, recent)
              if (isUnreadable(proof)) unread.add(toLogEvent(row.transactionHash, row.logIndex))
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

const isUnreadable = (proof: MovementProof) => proof.state === 'unverified' && proof.fault === 'unreadable'

/** By transaction: 100,000 events with a hash in each take 12 MB. */
function createEventSet() {
  const places = new Map<string, Set<string>>()
  const split = (event: string) => {
    const end = event.indexOf(' ')
    return { hash: event.slice(0, end), place: event.slice(end + 1) }
  }
  return {
    add(event: string): void {
      const { hash, place } = split(event)
      const known = places.get(hash)
      if (known) known.add(place)
      else places.set(hash, new Set([place]))
    },
    has(event: string): boolean {
      const { hash, place } = split(event)
      return places.get(hash)?.has(place) ?? false
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

export type MovementProofsParameters = {
  movements: readonly Movement[]
  /** Earlier pages of the same list: a duplicate is not proven twice. */
  before?: readonly (readonly Movement[])[]
}

/** Verifies at most a screen of rows; others are marked as unverified. */
const maxVerified = 200

const retryInterval = 15_000

export function transferProofsQuery(
  services: Services,
  { address, chainId }: SafeId,
  { before = [], movements }: MovementProofsParameters,
) {
  return queryOptions({
    queryKey: [...safeKey({ address, chainId }), 'movementProofs', identify(movements), ...before.map(identify)],
    queryFn: async ({ signal }): Promise<ReadonlyMap<Movement, MovementProof>> => {
      const verifier = createTransferVerifier(services, { address, chainId })
      const rows = movements.slice(0, maxVerified)
      const hashes = new Set(rows.map(({ transactionHash }) => transactionHash))
      const earlier = before.flatMap((page) => page.filter(({ transactionHash }) => hashes.has(transactionHash)))
      const proofs = await verifier.verify([...earlier, ...rows], { signal })
      return new Map(
        rows.flatMap((movement, index) => {
          const proof = proofs[earlier.length + index]
          return proof ? [[movement, proof] as const] : []
        }),
      )
    },
    gcTime: 60_000,
    refetchInterval: ({ state: { data, error } }) =>
      error || (data && [...data.values()].some(isUnreadable)) ? retryInterval : false,
    staleTime: Number.POSITIVE_INFINITY,
    // Structural sharing cannot compare maps.
    structuralSharing: false,
  })
}

export type OmittedTransfers = {
  /** Of the native coin, or of tokens listed by the operator or present in the list. */
  known: number
  /** Of other tokens: anyone can create some. */
  unlisted: number
  /** After the block up to which the list is complete. */
  later: number
}

export type FindOmittedTransfersParameters = {
  block: bigint | undefined
  hasEvent: (event: string) => boolean
  isKnownToken: (token: Address) => boolean
  version: string | undefined
}

/** By logs. Sent coins have none: if all received ones are known and the balance agrees, none is missing. */
export function findOmittedTransfers(
  record: HistoryRecord | undefined,
  { block, hasEvent, isKnownToken, version }: FindOmittedTransfersParameters,
): OmittedTransfers | undefined {
  if (!record || block === undefined || record.to < block) return undefined
  if (version === undefined || !isVersionAtLeast(version, '1.3.0')) return undefined
  const omitted: OmittedTransfers = { known: 0, later: 0, unlisted: 0 }
  const count = (token: Address | undefined, blockNumber: bigint) => {
    if (blockNumber > block) omitted.later += 1
    else if (isKnownToken(token ?? zeroAddress)) omitted.known += 1
    else omitted.unlisted += 1
  }
  for (const { blockNumber, logIndex, token, transactionHash, type, value } of record.transfers)
    if ((type === 'ERC721' || value > 0n) && !hasEvent(toLogEvent(transactionHash, logIndex))) count(token, blockNumber)
  for (const { blockNumber, logIndex, position, token, transactionHash, value } of record.multiTransfers)
    if (value > 0n && !hasEvent(toLogEvent(transactionHash, logIndex, position))) count(token, blockNumber)
  return omitted
}
