import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, erc20Abi, erc1155Abi, hexToBigInt, numberToHex, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { untrustedCall } from '../../lib/untrustedCall.ts'
import type { SafeId } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'

export type BalanceAtParameters = SafeId & {
  block: bigint
  /** The zero address for the native coin. */
  token: Address
  tokenId: string | null
}

/** The Safe's balance of an asset at a block, read from the chain: transfers must add up to it. */
export function balanceAtQuery(services: Services, { chainId, address, block, token, tokenId }: BalanceAtParameters) {
  return queryOptions({
    queryKey: ['chain', chainId, 'balanceAt', address.toLowerCase(), token.toLowerCase(), tokenId, block.toString()],
    queryFn: async (): Promise<bigint> => {
      const client = getChainClient(services, chainId)
      if (token === zeroAddress)
        return hexToBigInt(await client.request({ method: 'eth_getBalance', params: [address, numberToHex(block)] }))
      return readTokenBalance(client, { block, owner: address, token, tokenId })
    },
    // A block is immutable, or replaced by another hash.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type ReadTokenBalanceParameters = {
  block: bigint
  owner: Address
  token: Address
  /** Of an ERC-1155; null for fungible tokens. */
  tokenId: string | null
}

export function readTokenBalance(
  client: Client,
  { block, owner, token, tokenId }: ReadTokenBalanceParameters,
): Promise<bigint> {
  const call = { ...untrustedCall, address: token, blockNumber: block, functionName: 'balanceOf' } as const
  return tokenId === null
    ? readContract(client, { ...call, abi: erc20Abi, args: [owner] })
    : readContract(client, { ...call, abi: erc1155Abi, args: [owner, BigInt(tokenId)] })
}
