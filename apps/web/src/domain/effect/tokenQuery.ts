import { sanitizeText } from '@countersign/protocol'
import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { isConnectionLost } from '../../lib/describeError.ts'
import { getChainClient, type Services } from '../services/Services.ts'

/** A token by its own contract's word. Decimals of undefined: it does not say, so amounts are shown raw. */
export type TokenFacts = { address: Address; type: 'ERC20' | 'ERC721' | undefined; symbol: string; decimals: number }

const erc165Abi = [
  {
    type: 'function',
    name: 'supportsInterface',
    stateMutability: 'view',
    inputs: [{ type: 'bytes4' }],
    outputs: [{ type: 'bool' }],
  },
] as const
const erc721Interface = '0x80ac58cd'

export async function readToken(client: Client, address: Address): Promise<TokenFacts> {
  const [symbol, decimals, isErc721] = await Promise.all([
    readContract(client, { address, abi: erc20Abi, functionName: 'symbol' }).catch(refusedOnly),
    readContract(client, { address, abi: erc20Abi, functionName: 'decimals' }).catch(refusedOnly),
    readContract(client, { address, abi: erc165Abi, functionName: 'supportsInterface', args: [erc721Interface] }).catch(
      refusedOnly,
    ),
  ])
  const type = isErc721 === true ? 'ERC721' : decimals === undefined ? undefined : 'ERC20'
  return {
    address,
    type,
    symbol: sanitizeText(symbol ?? '', { maxLength: 16 }) || '?',
    decimals: type === 'ERC20' ? (decimals ?? 0) : 0,
  }
}

/** A contract that has no such function is an answer; a node that does not answer is not. */
function refusedOnly(error: unknown): undefined {
  if (isConnectionLost(error)) throw error
  return undefined
}

export function tokenQuery(services: Services, chainId: number, address: Address) {
  return queryOptions({
    queryKey: ['token', chainId, address.toLowerCase()],
    queryFn: () => readToken(getChainClient(services, chainId), address),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
