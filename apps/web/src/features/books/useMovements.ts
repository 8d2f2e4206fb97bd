import { HttpRequestError } from '@countersign/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { FilterSearch } from '../../domain/books/FilterSearch.ts'
import { useNameOf } from '../../domain/names/useName.ts'
import type { HistoryPart } from '../../domain/queue/historyParts.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { type Asset, assetOf, type BookEntry, toBookEntry } from './BookEntry.ts'
import { findBookNote, openBookNotes } from './bookNotes.ts'
import { createFilter } from './matchEntry.ts'
import { useFindAsset } from './useAssets.ts'
import { walkMovements } from './walkMovements.ts'

/** A screenful or two; and after so many that do not match, the reader is asked whether to look on. */
const enough = 50
const farEnough = 20_000

type Found = { entries: BookEntry[]; looked: number; next: string | null }

/** Movements that match, looked for page by page until there are some. */
export function useMovements(safe: CurrentSafe, search: FilterSearch, kind: HistoryPart | undefined) {
  const services = useServices()
  const nameOf = useNameOf()
  const findAsset = useFindAsset(safe)
  return useInfiniteQuery({
    getNextPageParam: ({ next }: Found) => next ?? undefined,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }): Promise<Found> => {
      const { address, chainId } = safe
      const filter = createFilter(search, kind)
      const notes = openBookNotes(services.storage).get()
      const assets = new Map<Address, Asset>()
      const found: Found = { entries: [], looked: 0, next: null }
      const limit = Object.keys(search).length > 0 || kind ? 1_000 : enough
      for await (const part of walkMovements(services, { cursor, limit, safe: { address, chainId }, signal })) {
        const claimed = new Map(part.tokens.map((token) => [token.address, token]))
        for (const movement of part.movements) {
          const id = assetOf(movement)
          const asset = assets.get(id) ?? (await findAsset(id, claimed.get(id)))
          assets.set(id, asset)
          const entry = toBookEntry(movement, { asset, safe: address })
          const name = nameOf(entry.counterparty)?.name
          const note = findBookNote(notes, { chainId, transactionHash: movement.transactionHash })
          if (filter.matches(entry, { name, note })) found.entries.push(entry)
        }
        found.looked += part.movements.length
        found.next = part.next
        // They come newest first: what follows is earlier still.
        const oldest = part.movements.at(-1)
        const isPast = filter.from !== undefined && oldest !== undefined && oldest.timestamp < filter.from
        if (isPast) found.next = null
        if (isPast || found.entries.length >= enough || found.looked >= farEnough) break
      }
      return found
    },
    // A service that does not know the question will not know it the second time.
    retry: (count, error) => !isNotOffered(error) && count < 1,
    queryKey: [...safeKey(safe), 'history', 'movements', search, kind ?? ''],
  })
}

/** Other services know no such call. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof HttpRequestError && error.status === 404 && error.remoteCode !== 'SAFE_NOT_FOUND'
}
