import { HashSchema } from '@countersign/protocol/wire'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { z } from 'zod'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import type { LargeStorage } from '../../lib/openLargeStorage.ts'
import type { SafeId } from '../safe/queries.ts'
import { type Services, useServices } from '../services/Services.ts'

/** Names that a payments file gave to the rows of a transaction: one per call, in their order; empty where it has none. */
const RowNamesSchema = z.object({ safeTxHash: HashSchema, names: z.array(z.string().max(64)).max(500) })

/** Newest first, by Safe. */
export const RowNamesListSchema = z.array(RowNamesSchema)

type RowNames = z.infer<typeof RowNamesSchema>

/** Rows of one Safe; those of its oldest transactions are evicted. */
const maxRows = 5_000

export function addRowNames(all: readonly RowNames[], added: RowNames): RowNames[] {
  let count = 0
  return [added, ...all.filter(({ safeTxHash }) => !isSameHash(safeTxHash, added.safeTxHash))].filter(({ names }) => {
    count += names.length
    return count <= maxRows
  })
}

/** In IndexedDB. Opened on each use, because another tab may have written. */
function openRowNames(storage: LargeStorage, { chainId, address }: SafeId) {
  const key = `countersign.row-names.v1:${chainId}:${address}`
  return createLocalStore({ empty: [], isDisposable: true, key, schema: RowNamesListSchema, storage })
}

function rowNamesQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: ['rowNames', chainId, address],
    queryFn: async () => openRowNames(await openStorage(services), { chainId, address }).get(),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** No page needs the database for its first row. */
async function openStorage(services: Services): Promise<LargeStorage> {
  const { getLargeStorage } = await import('../../lib/openLargeStorage.ts')
  return getLargeStorage(services)
}

const noNames: readonly string[] = []

export function useRowNames({ chainId, address, safeTxHash }: SafeId & { safeTxHash: Hex }): readonly string[] {
  const { data } = useQuery(rowNamesQuery(useServices(), { chainId, address }))
  return data?.find((stored) => isSameHash(stored.safeTxHash, safeTxHash))?.names ?? noNames
}

/** Stores them with the transaction; a transaction without names is not stored. */
export async function saveRowNames(services: Services, safe: SafeId, added: RowNames): Promise<void> {
  if (added.names.every((name) => name === '')) return
  const store = openRowNames(await openStorage(services), safe)
  store.update((all) => addRowNames(all, added))
  services.queryClient.setQueryData(rowNamesQuery(services, safe).queryKey, store.get())
}

/** The same rows under another nonce are another transaction. */
export async function copyRowNames(services: Services, safe: SafeId, from: Hex, to: Hex): Promise<void> {
  const all = openRowNames(await openStorage(services), safe).get()
  const found = all.find(({ safeTxHash }) => isSameHash(safeTxHash, from))
  if (found) await saveRowNames(services, safe, { names: found.names, safeTxHash: to })
}

function isSameHash(one: Hex, other: Hex): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
