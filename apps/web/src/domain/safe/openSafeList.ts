import { AddressSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'
import { defineStore } from '../services/defineStore.ts'
import type { SafeId } from './queries.ts'

const max = 500

export const ListedSafeSchema = z.object({ chainId: z.int().positive(), address: AddressSchema })

/** The user's arrangement of Safes, in this browser only. */
export const CollectionSchema = z.object({
  watched: z.array(ListedSafeSchema).max(max),
  /** Safes whose address was marked as verified, per chain. */
  pinned: z.array(ListedSafeSchema).max(max),
  order: z.array(AddressSchema).max(max),
})

export type SafeListStore = z.infer<typeof CollectionSchema>

export const noCollection: SafeListStore = { order: [], pinned: [], watched: [] }

export const openSafeList = defineStore({
  empty: noCollection,
  key: 'countersign.collection.v1',
  schema: CollectionSchema,
})

const isSame = (one: SafeId) => (other: SafeId) => one.chainId === other.chainId && one.address === other.address

export function includesSafe(list: readonly SafeId[], safe: SafeId): boolean {
  return list.some(isSame(safe))
}

export function setListed(
  collection: SafeListStore,
  list: 'pinned' | 'watched',
  { address, chainId }: SafeId,
  isListed: boolean,
): SafeListStore {
  const safe = { address, chainId }
  const others = collection[list].filter((other) => !isSame(safe)(other))
  return { ...collection, [list]: isListed ? [...others, safe].slice(-max) : others }
}

export function moveSafe(
  collection: SafeListStore,
  shown: readonly Address[],
  address: Address,
  by: -1 | 1,
): SafeListStore {
  const from = shown.indexOf(address)
  const to = from + by
  if (from < 0 || to < 0 || to >= shown.length) return collection
  const order = shown.toSpliced(from, 1).toSpliced(to, 0, address)
  return { ...collection, order: order.slice(0, max) }
}
