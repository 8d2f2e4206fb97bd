import { listMovements } from '@countersign/client'
import { ChainUnreachableError } from '@countersign/protocol/chain'
import { BaseError } from '@countersign/protocol/errors'
import type { MovedToken, Movement, MovementPage } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import { hexToBigInt, hexToNumber, numberToHex } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'

const t = createCatalogue('transfers')

export type Movements = {
  /** Newest first, none after `block`. */
  listed: readonly Movement[]
  /** The service's indexed block before the request. */
  block: bigint
  /** The block's time in Unix milliseconds. */
  at: number
  /** Whether the list is complete, by the service; else only the newest. */
  isComplete: boolean
  /** Of the prices on the day of each transfer; null where the service has none. */
  currency: string | null
}

const maxPages = 3

/** Up to the service's indexed block, so that later ones are no contradiction. Invalidated with "balances". */
export function transfersQuery(services: Services, { chainId, address }: SafeId) {
  const { currency } = services.settings.get()
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'balances', 'movements', currency],
    queryFn: async ({ signal }): Promise<Movements> => {
      const listed: Movement[] = []
      let indexedBlock: number | null = null
      let isComplete = false
      let priced: string | null = null
      let pages = 0
      for await (const part of walkTransfers(services, { currency, safe: { address, chainId }, signal })) {
        priced = part.currency
        listed.push(...part.movements)
        indexedBlock ??= part.block
        isComplete = part.next === null
        pages += 1
        if (pages === maxPages) break
      }
      const { at, block } = await readHeader(
        services,
        chainId,
        indexedBlock === null ? undefined : BigInt(indexedBlock),
      )
      // Zero-value transfers are exported, but not drawn.
      const hasMoved = ({ blockNumber, value }: Movement) => value !== '0' && BigInt(blockNumber) <= block
      return { at, block, currency: priced, isComplete, listed: listed.filter(hasMoved) }
    },
    refetchInterval: 60_000,
  })
}

async function readHeader(services: Services, chainId: number, indexedBlock: bigint | undefined) {
  const client = getChainClient(services, chainId)
  const head = hexToBigInt(await client.request({ method: 'eth_blockNumber' }))
  const number = indexedBlock !== undefined && indexedBlock < head ? indexedBlock : head
  const block = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), false] })
  if (!block) throw new ChainUnreachableError({ cause: undefined, method: 'eth_getBlockByNumber' })
  return { at: hexToNumber(block.timestamp) * 1000, block: number }
}

/** The service's list is invalid: rows that are no transfer of the Safe, or that repeat. */
export class TransfersRefusedError extends BaseError {
  override readonly name = 'TransfersRefusedError'
  readonly reason: 'order' | 'unrelated'
  constructor({ reason }: Pick<TransfersRefusedError, 'reason'>) {
    super('BOOKS_REFUSED', t(`refused.${reason}`))
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
  /** Where an earlier iteration ended. */
  cursor?: string | undefined
  signal?: AbortSignal | undefined
  /** Prefetches the next page, for those that need all. @default false */
  isAhead?: boolean
  limit?: number
}

/** No block fits more transfers: bounds an endless list. */
const maxPerPosition = 20_000

/** Newest first. Throws if a row is later than the one before, which catches repeated and endless pages. */
export async function* walkTransfers(
  { service }: Pick<Services, 'service'>,
  { currency, cursor, isAhead = false, limit = 1_000, safe, signal }: WalkMovementsParameters,
): AsyncGenerator<MovementsPart, void, undefined> {
  const check = createOrderCheck(safe)
  const leaving = new AbortController()
  const fetchPage = (next: string | undefined): Promise<MovementPage> => {
    const stop = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal
    const answer = listMovements(service, { ...safe, currency, cursor: next, limit, signal: stop })
    // Unhandled if the page before is refused or suffices.
    answer.catch(() => undefined)
    return answer
  }
  try {
    let pending: Promise<MovementPage> | undefined = fetchPage(cursor)
    while (pending) {
      const page: MovementPage = await pending
      const next = page.next ?? undefined
      pending = isAhead && next !== undefined ? fetchPage(next) : undefined
      for (const movement of page.results) check(movement)
      if (page.results.length === 0 && next !== undefined) throw new TransfersRefusedError({ reason: 'order' })
      const { block, count, currency: priced, results: movements, tokens } = page
      yield { block, count, currency: priced, movements, next: page.next, tokens }
      pending ??= next === undefined ? undefined : fetchPage(next)
    }
  } finally {
    leaving.abort()
  }
}

function createOrderCheck({ address }: SafeId): (movement: Movement) => void {
  let last: Movement | undefined
  let atSamePosition = 0
  return (movement) => {
    // Both are checksummed; hashing thousands again would take seconds.
    if (movement.from !== address && movement.to !== address) throw new TransfersRefusedError({ reason: 'unrelated' })
    atSamePosition = last && isSamePosition(movement, last) ? atSamePosition + 1 : 0
    if (last && (atSamePosition > maxPerPosition || !isEarlier(movement, last)))
      throw new TransfersRefusedError({ reason: 'order' })
    last = movement
  }
}

const isSamePosition = (a: Movement, b: Movement) => a.blockNumber === b.blockNumber && a.logIndex === b.logIndex

/** Whether it precedes the other on the chain, or is in the same transaction. */
function isEarlier(movement: Movement, other: Movement): boolean {
  if (movement.blockNumber !== other.blockNumber) return movement.blockNumber < other.blockNumber
  if (movement.logIndex !== other.logIndex) return movement.logIndex < other.logIndex
  return movement.kind < other.kind || (movement.kind === other.kind && movement.position !== other.position)
}
