import type { Movement } from '@countersign/protocol/wire'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Movements } from './transfersQuery.ts'

/** One stretch of time: what came, what went, and what was there at its end. */
export type TimelineStep = { from: number; to: number; incoming: bigint; outgoing: bigint; balance: bigint }

export type Timeline = {
  steps: TimelineStep[]
  /** At the start of the first step. */
  opening: bigint
  /**
   * What the list does not explain. `missing`: all movements were listed, and before the first of them something was
   * there already, or less than nothing. `impossible`: at some time there would have been less than nothing.
   */
  fault: { kind: 'missing'; amount: bigint } | { kind: 'impossible' } | undefined
}

export type CreateTimelineParameters = {
  movements: Movements
  safe: Address
  /** The zero address for the chain's own coin. */
  token: Address
  /** The number of an ERC-1155 that is looked at; null of what is counted as a whole. */
  tokenId: string | null
  /** By the chain, at the block of the movements. */
  balance: bigint
  /** Milliseconds that are looked at, back from the time of the movements; undefined: since the first of them. */
  span: number | undefined
  /** How many steps to cut them into. */
  count: number
}

/** Where nothing ever moved there is still a line to draw. */
const shortest = 60_000

/**
 * What an asset did over time: from what the chain says there is, backwards through what the service says moved. So a
 * list that leaves something out cannot change what is there now; it ends in a beginning that cannot have been.
 */
export function createTimeline(parameters: CreateTimelineParameters): Timeline {
  const { balance, count, movements, safe } = parameters
  const moved = movements.listed.filter((movement) => isOf(movement, parameters))
  const start = findStart(parameters, moved)
  const width = (movements.at - start) / count
  const steps = createSteps({ count, start, width })
  let running = balance
  let isImpossible = balance < 0n
  let next = count - 1
  for (const movement of moved) {
    const place = Math.min(Math.floor((movement.timestamp - start) / width), count - 1)
    // What was there at the end of every step between this movement and the one after it.
    for (; next >= Math.max(place, 0); next -= 1) fill(steps[next], running)
    running -= record(steps[place], movement, safe)
    isImpossible ||= running < 0n
  }
  for (; next >= 0; next -= 1) fill(steps[next], running)
  const [first] = steps
  return {
    fault: findFault({ isImpossible, isWhole: movements.isWhole, rest: running }),
    opening: first ? first.balance - first.incoming + first.outgoing : balance,
    steps,
  }
}

/** Of what was before the oldest that is listed nothing is known. */
function findStart({ movements, span }: CreateTimelineParameters, moved: readonly Movement[]): number {
  const { at, isWhole, listed } = movements
  const wanted = span === undefined ? (moved.at(-1)?.timestamp ?? at) : at - span
  const known = isWhole ? 0 : (listed.at(-1)?.timestamp ?? at)
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

/** Writes a movement down, where its time is looked at, and says what it changed. */
function record(step: TimelineStep | undefined, { from, to, value }: Movement, safe: Address): bigint {
  const incoming = isAddressEqual(to, safe) ? BigInt(value) : 0n
  const outgoing = isAddressEqual(from, safe) ? BigInt(value) : 0n
  if (step) {
    step.incoming += incoming
    step.outgoing += outgoing
  }
  return incoming - outgoing
}

type FindFaultParameters = { isImpossible: boolean; isWhole: boolean /** Before the oldest movement. */; rest: bigint }

function findFault({ isImpossible, isWhole, rest }: FindFaultParameters): Timeline['fault'] {
  if (isWhole && rest !== 0n) return { amount: rest, kind: 'missing' }
  return isImpossible ? { kind: 'impossible' } : undefined
}

function fill(step: TimelineStep | undefined, balance: bigint): void {
  if (step) step.balance = balance
}

/** Whether a movement is of an asset. Pieces are told apart by their numbers: what a collection has of them in all is no amount of anything. */
export function isOf(
  movement: Movement,
  { token, tokenId }: Pick<CreateTimelineParameters, 'token' | 'tokenId'>,
): boolean {
  if (movement.tokenId !== tokenId || movement.kind === 'erc721') return false
  return movement.token === null ? token === zeroAddress : isAddressEqual(movement.token, token)
}

/** Whether the service puts its movements into the order of time: what is newer by its block is not older by its clock. */
export function isInOrder({ at, listed }: Movements): boolean {
  return listed.every(({ timestamp }, index) => timestamp <= at && timestamp >= (listed[index + 1]?.timestamp ?? 0))
}
