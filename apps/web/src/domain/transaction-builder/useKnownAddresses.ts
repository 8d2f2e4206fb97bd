import { useMemo } from 'react'
import { type Address, isAddress } from 'viem'
import { matchesSearch } from '../../lib/matchesSearch.ts'
import { useStore } from '../../lib/useStore.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useMySafes } from '../safe/useMySafes.ts'
import { useServices } from '../services/Services.ts'

export type KnownAddress = { address: Address; name: string | undefined; isMySafe?: boolean }

/** Contacts, then the user's own Safes of this chain; without the Safe itself. */
export function useKnownAddresses(safe: Pick<CurrentSafe, 'address' | 'chainId'>): KnownAddress[] {
  const { names, bundledNames } = useServices()
  const own = useStore(names)
  const bundled = useStore(bundledNames)
  const { safes } = useMySafes()
  const mine = safes.filter(({ chain, role }) => chain.id === safe.chainId && role === 'owner')
  const addresses = mine.map(({ address }) => address).join()
  return useMemo(() => {
    const all: Record<string, string> = { ...bundled, ...own }
    const ownSafes = new Set(addresses.split(','))
    const candidates = [...Object.keys(all), ...ownSafes]
    return [...new Set(candidates)]
      .filter((address): address is Address => isAddress(address) && address !== safe.address)
      .map((address) => ({ address, name: all[address], isMySafe: ownSafes.has(address) }))
  }, [own, bundled, addresses, safe.address])
}

/** The address of the only contact of this name. */
export function findByName(known: readonly KnownAddress[], text: string): Address | undefined {
  const search = text.trim().toLowerCase()
  if (search === '') return undefined
  const [found, second] = known.filter(({ name }) => name?.toLowerCase() === search)
  return second ? undefined : found?.address
}

const minAddressPart = 4

/** More need a longer search. */
const maxFound = 30

/** Those whose name or address contains the text; names that begin with it first. */
export function searchKnown<known extends KnownAddress>(all: readonly known[], text: string): known[] {
  const search = text.trim().toLowerCase()
  if (search === '') return all.slice(0, maxFound)
  // Short words occur in many addresses.
  const isAddressPart = search.length >= minAddressPart
  const found = all.filter(({ address, name }) => matchesSearch(search, isAddressPart ? [name, address] : [name]))
  const isFirst = ({ name }: KnownAddress) => Number(name?.toLowerCase().startsWith(search) ?? false)
  return found.toSorted((a, b) => isFirst(b) - isFirst(a)).slice(0, maxFound)
}
