import {
  type ClearFacts,
  type ClearToken,
  type KnownDescriptor,
  parseDescriptorList,
} from '@countersign/protocol/clear'
import { queryOptions } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import { useNameOf } from '../address-book/useName.ts'
import { findChain, getChainClient, type Services, useServices } from '../services/Services.ts'
import { supportsInterface } from '../transactions/readToken.ts'
import { tokenQuery } from '../transactions/tokenMetadataQuery.ts'
import { listOwnDescriptors, openOwnDescriptors } from './ownDescriptors.ts'

export type ClearSources = {
  facts: ClearFacts
  findDescriptors: (address: Address) => Promise<KnownDescriptor[]>
  isOperatorSilent: boolean
}

export function useClearSources(chainId: number): ClearSources {
  const services = useServices()
  const nameOf = useNameOf()
  const own = useStore(openOwnDescriptors(services.storage))
  const [isOperatorSilent, setOperatorSilent] = useState(false)
  const sources = useMemo(() => {
    const mine = listOwnDescriptors(own)
    const chain = findChain(services, String(chainId))
    return {
      facts: {
        chain: {
          id: chainId,
          name: chain?.name ?? String(chainId),
          nativeCurrency: chain?.nativeCurrency ?? { decimals: 18, symbol: '?' },
        },
        findChain: (id: number) => findChain(services, String(id)),
        findName: (address: Address) => nameOf(address)?.name,
        findToken: (address: Address) => readClearToken(services, chainId, address),
      },
      findDescriptors: async (address: Address) => {
        const operators = await services.queryClient
          .ensureQueryData(operatorDescriptorsQuery({ address, chainId }))
          .catch(() => {
            setOperatorSilent(true)
            return []
          })
        return [...operators, ...mine.filter((known) => isFor(known, chainId, address))]
      },
    }
  }, [chainId, nameOf, own, services])
  return { ...sources, isOperatorSilent }
}

/** Descriptors bound by a domain hash are candidates for every contract: the hash is compared later. */
function isFor({ descriptor: { context } }: KnownDescriptor, chainId: number, address: Address): boolean {
  const deployments = [...(context?.contract?.deployments ?? []), ...(context?.eip712?.deployments ?? [])]
  if (deployments.length === 0) return context?.eip712?.domainSeparator !== undefined
  return deployments.some(
    (contract) => contract.chainId === chainId && contract.address.toLowerCase() === address.toLowerCase(),
  )
}

const erc1155Interface = '0xd9b67a26'

/** Without a node the description is shown without token data. */
async function readClearToken(services: Services, chainId: number, address: Address): Promise<ClearToken | undefined> {
  try {
    const { decimals, symbol, type } = await services.queryClient.ensureQueryData(
      tokenQuery(services, chainId, address),
    )
    if (type === 'ERC20') return { decimals, symbol, type }
    if (type === 'ERC721') return { symbol, type }
    const isMulti = await supportsInterface(getChainClient(services, chainId), address, erc1155Interface)
    return isMulti ? { symbol, type: 'ERC1155' } : undefined
  } catch {
    return undefined
  }
}

/** Sixteen files of the largest size would be eight; more than this is no description. */
const maxBytes = 4 * 1024 * 1024

type ContractAddress = { address: Address; chainId: number }

/** The operator's descriptors for a contract, served beside the page like `/config.json`. */
export async function readOperatorDescriptors(
  { address, chainId }: ContractAddress,
  fetchFile: typeof fetch = fetch,
): Promise<KnownDescriptor[]> {
  const response = await fetchFile(`/clear-signing/${chainId}/${address}`, { credentials: 'same-origin' })
  // Pages on another server than the gateway have no such folder.
  if (response.status === 404) return []
  if (!response.ok) throw new Error(`The descriptions of the operator were answered with ${response.status}.`)
  const text = await response.text()
  if (text.length > maxBytes) throw new Error('The descriptions of the operator are too large.')
  const value: unknown = JSON.parse(text)
  return parseDescriptorList(value, 'operator')
}

export function operatorDescriptorsQuery(contract: ContractAddress) {
  return queryOptions({
    queryKey: ['clear-signing', contract.chainId, contract.address.toLowerCase()],
    queryFn: () => readOperatorDescriptors(contract),
    retry: false,
    staleTime: 5 * 60_000,
  })
}
