import { useMemo } from 'react'
import { type Address, isAddress } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useMySafes } from '../safe/useMySafes.ts'
import { useServices } from '../services/Services.ts'

export type KnownAddress = { address: Address; name: string | undefined }

/** Suggestions: the address book, and the connected account's other Safes. */
export function useKnownAddresses(safe: Pick<CurrentSafe, 'address' | 'chainId'>): KnownAddress[] {
  const { names, bundledNames } = useServices()
  const own = useStore(names)
  const bundled = useStore(bundledNames)
  const { safes } = useMySafes()
  const mine = safes.filter(({ chain, standing }) => chain.id === safe.chainId && standing === 'owner')
  const addresses = mine.map(({ address }) => address).join()
  return useMemo(() => {
    const all: Record<string, string> = { ...bundled, ...own }
    const candidates = [...Object.keys(all), ...addresses.split(',')]
    return [...new Set(candidates)]
      .filter((address): address is Address => isAddress(address) && address !== safe.address)
      .map((address) => ({ address, name: all[address] }))
  }, [own, bundled, addresses, safe.address])
}
