import type { Movement } from '@countersign/protocol/wire'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Movements } from './transfersQuery.ts'

export type TimelineStep = { from: number; to: number; incoming: bigint; outgoing: bigint; balance: bigint }

export type Timeline = {
  steps: TimelineStep[]
  opening: bigint
  /** `missing`: all transfers are listed, but the first balance is not 0. `impossible`: it was negative. */
  fault: { kind: 'missing'; amount: bigint } | { kind: 'impossible' } | undefined
}

export type CreateTimelineParameters = {
  movements: Movements
  safe: Address
  /** The zero address for the native coin. */
  token: Address
  /** The token ID of an ERC-1155; null for fungible assets. */
  tokenId: string | null
  /** On the chain, at the block of the transfers. */
  balance: bigint
  /** Milliseconds before the latest block; undefined: since the first transfer. */
  span: number | undefined
  count: number
}

/** Minimum span where there are no transfers. */
const shortest = 60_000

/** Backwards from the chain's balance: an omitted transfer cannot change it and yields an impossible first one. */
export function createTimeline(parameters: CreateTimelineParameters): Timeline {
  const { balance, count, movements, safe } = parameters
  const moved = movements.listed.filter((movement) => isTransferOf(movement, parameters))
  const start = findStart(parameters, moved)
  const width = (movements.at - start) / count
  const steps = createSteps({ count, start, width })
  let running = balance
  let isImpossible = balance < 0n
  let next = count - 1
  for (const movement of moved) {
    const place = Math.min(Math.floor((movement.timestamp - start) / width), count - 1)
    // The balance at the end of every step between this transfer and the next.
    for (; next >= Math.max(place, 0); next -= 1) fill(steps[next], running)
    running -= record(steps[place], movement, safe)
    isImpossible ||= running < 0n
  }
  for (; next >= 0; next -= 1) fill(steps[next], running)
  const [first] = steps
  return {
    fault: findFault({ isImpossible, isComplete: movements.isComplete, rest: running }),
    opening: first ? first.balance - first.incoming + first.outgoing : balance,
    steps,
  }
}

/** Nothing is known before the oldest listed transfer. */
function findStart({ movements, span }: CreateTimelineParameters, moved: readonly Movement[]): number {
  const { at, isComplete, listed } = movements
  const wanted = span === undefined ? (moved.at(-1)?.timestamp ?? at) : at - span
  const known = isComplete ? 0 : (listed.at(-1)?.timestamp ?? at)
  return Math.min(Math.max(wanted, known), at - shortest)
}

function createSteps({ count, start, width }: { count: number; start: number; width: number }): TimelineStep[] {
  return Array.from({ length: count }, (_, index) => ({
    balance: 0n,
    from: start + width * index,
    incoming: 0n,
    outgoing: 0n,
    to: start + width * (index + 1),
  }))
}

function record(step: TimelineStep | undefined, { from, to, value }: Movement, safe: Address): bigint {
  const incoming = isAddressEqual(to, safe) ? BigInt(value) : 0n
  const outgoing = isAddressEqual(from, safe) ? BigInt(value) : 0n
  if (step) {
    step.incoming += incoming
    step.outgoing += outgoing
  }
  return incoming - outgoing
}

type FindFaultParameters = {
  isImpossible: boolean
  isComplete: boolean /** Before the oldest transfer. */
  rest: bigint
}

function findFault({ isImpossible, isComplete, rest }: FindFaultParameters): Timeline['fault'] {
  if (isComplete && rest !== 0n) return { amount: rest, kind: 'missing' }
  return isImpossible ? { kind: 'impossible' } : undefined
}

function fill(step: TimelineStep | undefined, balance: bigint): void {
  if (step) step.balance = balance
}

/** Whether a transfer is of this asset. NFTs are distinguished by ID: a collection has no total amount. */
export function isTransferOf(
  movement: Movement,
  { token, tokenId }: Pick<CreateTimelineParameters, 'token' | 'tokenId'>,
): boolean {
  if (movement.tokenId !== tokenId || movement.kind === 'erc721') return false
  return movement.token === null ? token === zeroAddress : isAddressEqual(movement.token, token)
}

export function isInOrder({ at, listed }: Movements): boolean {
  return listed.every(({ timestamp }, index) => timestamp <= at && timestamp >= (listed[index + 1]?.timestamp ?? 0))
}
