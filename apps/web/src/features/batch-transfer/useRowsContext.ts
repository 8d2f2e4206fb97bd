import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, isAddress } from 'viem'
import { getCode } from 'viem/actions'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import { isListedToken } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { type MySafe, useMySafes } from '../../domain/safe/useMySafes.ts'
import { getChainClient, useServices } from '../../domain/services/Services.ts'
import { type KnownAddress, useKnownAddresses } from '../../domain/transaction-builder/useKnownAddresses.ts'
import { isContractCode } from '../../domain/transactions/readToken.ts'
import type { RowsContext } from './checkRows.ts'

type UseRowsContextParameters = {
  safe: CurrentSafe
  holdings: readonly Holding[]
  defaultAsset: string
  from: number
  earlier: string | undefined
}

export function useRowsContext({ safe, holdings, defaultAsset, from, earlier }: UseRowsContextParameters): RowsContext {
  const known = useKnownAddresses(safe)
  const withoutCode = useContractsWithoutCode(safe, known).join()
  return useMemo(
    () => ({
      chain: { id: safe.chainId, shortName: safe.chain.shortName },
      safe: safe.address,
      assets: holdings.map(({ token, isNative, symbol, decimals, amount }) => {
        const isListed = isListedToken(safe.chain, { isNative, token })
        return { token, isListed, isNative, symbol, decimals, amount }
      }),
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

const maxAddresses = 20

/**
 * Contracts of other chains without code here, which somebody else may deploy: the user's own Safes, and named
 * addresses with code on another configured chain.
 */
function useContractsWithoutCode({ chainId }: CurrentSafe, known: readonly KnownAddress[]): Address[] {
  const services = useServices()
  const others = services.config.chains.filter(({ id }) => id !== chainId)
  const safes = listOwnElsewhere(useMySafes().safes, chainId)
  const named = others.length > 0 ? known.filter(({ name }) => name !== undefined).map(({ address }) => address) : []
  const addresses = [...new Set([...safes, ...named])].slice(0, maxAddresses)
  const pairs = addresses.flatMap((address) => [chainId, ...others.map(({ id }) => id)].map((id) => ({ address, id })))
  const codes = useQueries({
    queries: pairs.map(({ address, id }) => ({
      queryKey: ['chain', id, 'isContract', address],
      queryFn: async () => isContractCode(await getCode(getChainClient(services, id), { address })),
      staleTime: 600_000,
    })),
  })
  const answers = pairs.map(({ address, id }, index) => {
    return { address, isHere: id === chainId, isContract: codes[index]?.data }
  })
  return listWithoutCode(addresses, safes, answers)
}

/** By the chain only: Safes that the service invents would displace contacts, which have a limit. */
export function listOwnElsewhere(
  safes: readonly Pick<MySafe, 'address' | 'chain' | 'role'>[],
  chainId: number,
): Address[] {
  return safes.flatMap(({ address, chain, role }) => (chain.id !== chainId && role === 'owner' ? [address] : []))
}

/** `isContract` is undefined until the node answers. */
type CodeAnswer = { address: Address; isHere: boolean; isContract: boolean | undefined }

export function listWithoutCode(
  addresses: readonly Address[],
  /** The user's Safes on other chains, which are contracts there without a lookup. */
  safes: readonly Address[],
  answers: readonly CodeAnswer[],
): Address[] {
  return addresses.filter((address) => {
    const own = answers.filter((answer) => answer.address === address)
    const isNoneHere = own.some(({ isHere, isContract }) => isHere && isContract === false)
    return isNoneHere && (safes.includes(address) || own.some(({ isHere, isContract }) => !isHere && isContract))
  })
}
