import { HttpRequestError } from '@countersign/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import type { HistoryPart } from '../../domain/transactions/historyParts.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import { type WalkMovementsParameters, walkTransfers } from '../../domain/transfers/transfersQuery.ts'
import { type Asset, assetOf, type ExportEntry, toExportEntry } from './ExportEntry.ts'
import { createFilter, type Filter } from './matchEntry.ts'
import { findTransferNote, openTransferNotes } from './transferNotes.ts'
import { useFindAsset } from './useAssets.ts'

/** Matches per page, and misses after which the user must continue the search. */
const enough = 50
const farEnough = 20_000

type Found = { entries: ExportEntry[]; looked: number; next: string | null }

/** Matching transfers, fetched until a page is filled. */
export function useTransfers(safe: CurrentSafe, search: FilterSearch, kind: HistoryPart | undefined) {
  const services = useServices()
  const nameOf = useNameOf()
  const findAsset = useFindAsset(safe)
  return useInfiniteQuery({
    getNextPageParam: ({ next }: Found) => next ?? undefined,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => {
      const isNarrow = Object.keys(search).length > 0 || kind !== undefined
      return collect(services, {
        cursor,
        filter: createFilter(search, kind),
        findAsset,
        limit: isNarrow ? 1_000 : enough,
        nameOf: (account) => nameOf(account)?.name,
        safe,
        signal,
      })
    },
    // An unsupported route is not retried.
    retry: (count, error) => !isNotOffered(error) && count < 1,
    queryKey: [...safeKey(safe), 'history', 'movements', search, kind ?? ''],
  })
}

type CollectParameters = Pick<WalkMovementsParameters, 'cursor' | 'signal'> & {
  filter: Filter
  findAsset: ReturnType<typeof useFindAsset>
  limit: number
  nameOf: (address: Address) => string | undefined
  safe: CurrentSafe
}

async function collect(services: Services, parameters: CollectParameters): Promise<Found> {
  const { cursor, filter, findAsset, limit, nameOf, safe, signal } = parameters
  const { address, chainId } = safe
  const notes = openTransferNotes(services.storage).get()
  const assets = new Map<Address, Asset>()
  const found: Found = { entries: [], looked: 0, next: null }
  for await (const part of walkTransfers(services, { cursor, limit, safe: { address, chainId }, signal })) {
    const claimed = new Map(part.tokens.map((token) => [token.address, token]))
    for (const movement of part.movements) {
      const id = assetOf(movement)
      const asset = assets.get(id) ?? (await findAsset(id, claimed.get(id)))
      assets.set(id, asset)
      const entry = toExportEntry(movement, { asset, safe: address })
      const note = findTransferNote(notes, { chainId, transactionHash: movement.transactionHash })
      if (filter.matches(entry, { name: nameOf(entry.counterparty), note })) found.entries.push(entry)
    }
    found.looked += part.movements.length
    // Newest first: later pages are older still.
    const isPast = (part.movements.at(-1)?.timestamp ?? 0) < (filter.from ?? 0)
    found.next = isPast ? null : part.next
    if (isPast || found.entries.length >= enough || found.looked >= farEnough) break
  }
  return found
}

/** Other services lack this route. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof HttpRequestError && error.status === 404 && error.remoteCode !== 'SAFE_NOT_FOUND'
}
