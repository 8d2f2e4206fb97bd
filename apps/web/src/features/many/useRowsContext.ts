import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, isAddress } from 'viem'
import { getCode } from 'viem/actions'
import type { Holding } from '../../domain/balances/balancesQuery.ts'
import { useKnownAddresses } from '../../domain/drafting/useKnownAddresses.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { getChainClient, useServices } from '../../domain/services/Services.ts'
import type { RowsContext } from './checkRows.ts'

export type UseRowsContextParameters = {
  safe: CurrentSafe
  holdings: readonly Holding[]
  defaultAsset: string
  from: number
  earlier: string | undefined
}

/** What rows are held against, the same value for as long as nothing of it changes. */
export function useRowsContext(parameters: UseRowsContextParameters): RowsContext {
  const { safe, holdings, defaultAsset, from, earlier } = parameters
  const known = useKnownAddresses(safe)
  const withoutCode = useSafesWithoutCode(safe).join()
  return useMemo(
    () => ({
      chain: { id: safe.chainId, shortName: safe.chain.shortName },
      safe: safe.address,
      assets: holdings.map(({ token, isNative, symbol, decimals, amount }) => ({
        token,
        isNative,
        symbol,
        decimals,
        amount,
      })),
      defaultAsset,
      names: Object.fromEntries(known.flatMap(({ address, name }) => (name ? [[address, name]] : []))),
      book: known.map(({ address }) => address),
      withoutCode: withoutCode.split(',').filter((address): address is Address => isAddress(address)),
      from,
      earlier,
    }),
    [safe, holdings, defaultAsset, known, withoutCode, from, earlier],
  )
}

const mostAsked = 20

/** One's own Safes of other chains, where this chain has no contract: whoever deploys there first may be another one. */
function useSafesWithoutCode({ chainId }: CurrentSafe): Address[] {
  const services = useServices()
  const elsewhere = [
    ...new Set(useMySafes().safes.flatMap(({ chain, address }) => (chain.id === chainId ? [] : [address]))),
  ].slice(0, mostAsked)
  const codes = useQueries({
    queries: elsewhere.map((address) => ({
      queryKey: ['chain', chainId, 'hasCode', address],
      queryFn: async () => (await getCode(getChainClient(services, chainId), { address })) !== undefined,
      staleTime: 600_000,
    })),
  })
  return elsewhere.filter((_, index) => codes[index]?.data === false)
}
