import { useCallback } from 'react'
import type { Address } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import type { EvidenceKind } from '../../ui/Evidence.tsx'
import { useServices } from '../services/Services.ts'

export type Named = { name: string; from: Extract<EvidenceKind, 'yours' | 'bundled'> }

/** Precedence: the user's address book, then bundled names. Names from the service are not used. */
export function useNameOf(): (address: string) => Named | undefined {
  const { names, bundledNames } = useServices()
  const own = useStore(names)
  const bundled = useStore(bundledNames)
  return useCallback(
    (address) => {
      const mine = find(own, address)
      if (mine) return { name: mine, from: 'yours' }
      const shipped = find(bundled, address)
      return shipped ? { name: shipped, from: 'bundled' } : undefined
    },
    [own, bundled],
  )
}

export function useName(address: Address): Named | undefined {
  return useNameOf()(address)
}

/** Names by lower-case address, indexed once per book: lists look up thousands of rows. */
const indexes = new WeakMap<Record<string, string>, Map<string, string>>()

function find(names: Record<string, string>, address: string): string | undefined {
  if (Object.hasOwn(names, address)) return names[address]
  const index = indexes.get(names) ?? new Map(Object.entries(names).map(([key, name]) => [key.toLowerCase(), name]))
  indexes.set(names, index)
  return index.get(address.toLowerCase())
}
