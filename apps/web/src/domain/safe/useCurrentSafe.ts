import type { ChainConfig } from '@countersign/protocol'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Address, getAddress, isAddress } from 'viem'
import { findChain, useServices } from '../services/Services.ts'

export type CurrentSafe = {
  chain: ChainConfig
  chainId: number
  address: Address /** Parameters of links inside this Safe. */
  params: { chain: string; safe: string }
}

/** The Safe that the address bar names; undefined outside of one, or when the address is not one. */
export function useCurrentSafe(): CurrentSafe | undefined {
  const services = useServices()
  const { chain: chainName, safe } = useParams({ strict: false })
  return useMemo(() => {
    const chain = chainName === undefined ? undefined : findChain(services, chainName)
    if (!chain || safe === undefined || !isAddress(safe)) return undefined
    const address = getAddress(safe)
    return { chain, chainId: chain.id, address, params: { chain: String(chain.id), safe: address } }
  }, [services, chainName, safe])
}

/** For screens inside a Safe, where the layout has already refused everything else. */
export function useSafe(): CurrentSafe {
  const safe = useCurrentSafe()
  if (!safe) throw new Error('useSafe is for screens below /$chain/$safe.')
  return safe
}
