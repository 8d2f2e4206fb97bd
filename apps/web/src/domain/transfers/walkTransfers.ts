import { listMovements } from '@countersign/client'
import { BaseError } from '@countersign/protocol/errors'
import type { MovedToken, Movement, MovementPage } from '@countersign/protocol/wire'
import { transfersText as words } from '../../lib/messages/transfers.ts'
import type { SafeId } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

/** The service's books cannot be true: rows that are no movement of the Safe, or that come round again. */
export class TransfersRefusedError extends BaseError {
  override readonly name = 'TransfersRefusedError'
  readonly code = 'BOOKS_REFUSED'
  readonly reason: keyof typeof words.refused
  constructor({ reason }: { reason: keyof typeof words.refused }) {
    super(words.refused[reason])
    this.reason = reason
  }
}

export type MovementsPart = {
  movements: readonly Movement[]
  tokens: readonly MovedToken[]
  block: number | null
  count: number | null
  currency: string | null
  next: string | null
}

export type WalkMovementsParameters = {
  safe: SafeId
  currency?: string | undefined
  /** Where an earlier walk ended. */
  cursor?: string | undefined
  signal?: AbortSignal | undefined
  /** Asks for the next page while the last is worked on: for who wants them all. @default false */
  isAhead?: boolean
  /** Rows of one request. @default 1000 */
  limit?: number
}

/** No block has room for a batch of so many payments: who tells of more tells without end. */
const mostAtOnePlace = 20_000

/**
 * Everything that the service says came into a Safe or left it, newest first, page by page. No row may be later than the
 * one before: a service that tells the same page again, or pages without end, is refused and not followed.
 */
export async function* walkTransfers(
  { service }: Pick<Services, 'service'>,
  { currency, cursor, isAhead = false, limit = 1_000, safe, signal }: WalkMovementsParameters,
): AsyncGenerator<MovementsPart, void, undefined> {
  const check = createOrderCheck(safe)
  const leaving = new AbortController()
  const ask = (next: string | undefined): Promise<MovementPage> => {
    const stop = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal
    const answer = listMovements(service, { ...safe, currency, cursor: next, limit, signal: stop })
    // Nobody waits for it where the page before is refused or enough.
    answer.catch(() => undefined)
    return answer
  }
  try {
    let asked: Promise<MovementPage> | undefined = ask(cursor)
    while (asked) {
      const page: MovementPage = await asked
      const next = page.next ?? undefined
      asked = isAhead && next !== undefined ? ask(next) : undefined
      for (const movement of page.results) check(movement)
      if (page.results.length === 0 && next !== undefined) throw new TransfersRefusedError({ reason: 'order' })
      const { block, count, currency: priced, results: movements, tokens } = page
      yield { block, count, currency: priced, movements, next: page.next, tokens }
      asked ??= next === undefined ? undefined : ask(next)
    }
  } finally {
    leaving.abort()
  }
}

/** Refuses what is no movement of the Safe, and what does not stand before the one that came before it. */
function createOrderCheck({ address }: SafeId): (movement: Movement) => void {
  let last: Movement | undefined
  let atOnePlace = 0
  return (movement) => {
    // Both have their checksums; hashing them again for each of thousands would take seconds.
    if (movement.from !== address && movement.to !== address) throw new TransfersRefusedError({ reason: 'stranger' })
    atOnePlace = last && isSamePlace(movement, last) ? atOnePlace + 1 : 0
    if (last && (atOnePlace > mostAtOnePlace || !isEarlier(movement, last)))
      throw new TransfersRefusedError({ reason: 'order' })
    last = movement
  }
}

const isSamePlace = (a: Movement, b: Movement) => a.blockNumber === b.blockNumber && a.logIndex === b.logIndex

/** Whether it stands before the other on the chain, or at the same place as another of its movements. */
function isEarlier(movement: Movement, other: Movement): boolean {
  if (movement.blockNumber !== other.blockNumber) return movement.blockNumber < other.blockNumber
  if (movement.logIndex !== other.logIndex) return movement.logIndex < other.logIndex
  return movement.kind < other.kind || (movement.kind === other.kind && movement.position !== other.position)
}
