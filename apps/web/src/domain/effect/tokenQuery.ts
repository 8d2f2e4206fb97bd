import { sanitizeText } from '@countersign/protocol'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { getChainClient, type Services } from '../services/Services.ts'
import { refusedOnly, supportsInterface } from './supportsInterface.ts'

/** A token by its own contract's word. Decimals of undefined: it does not say, so amounts are shown raw. */
export type TokenFacts = { address: Address; type: 'ERC20' | 'ERC721' | undefined; symbol: string; decimals: number }

const erc721Interface = '0x80ac58cd'

export async function readToken(client: Client, address: Address): Promise<TokenFacts> {
  const [symbol, decimals, isErc721] = await Promise.all([
    readContract(client, { address, abi: erc20Abi, functionName: 'symbol' }).catch(refusedOnly),
    readContract(client, { address, abi: erc20Abi, functionName: 'decimals' }).catch(refusedOnly),
    supportsInterface(client, address, erc721Interface),
  ])
  const type = isErc721 ? 'ERC721' : decimals === undefined ? undefined : 'ERC20'
  return {
    address,
    type,
    symbol: sanitizeText(symbol ?? '', { maxLength: 16 }) || '?',
    decimals: type === 'ERC20' ? (decimals ?? 0) : 0,
  }
}

export function tokenQuery(services: Services, chainId: number, address: Address) {
  return queryOptions({
    queryKey: ['token', chainId, address.toLowerCase()],
    queryFn: () => readToken(getChainClient(services, chainId), address),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
