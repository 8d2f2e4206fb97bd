import { queryOptions } from '@tanstack/react-query'
import { type Address, type Client, type Hex, parseAbi } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'
import { untrustedCall } from '../../lib/untrustedCall.ts'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { readToken } from '../transactions/readToken.ts'
import { supportsInterface } from '../transactions/supportsInterface.ts'

/** What an ERC-1155 contract returns for one token ID. */
export type MultiTokenFacts = {
  /** Undefined where the contract does not declare ERC-1155. */
  balance: bigint | undefined
  symbol: string
  block: bigint
}

export type MultiToken = { contract: Address; id: bigint }

const erc1155Interface: Hex = '0xd9b67a26'
const abi = parseAbi(['function balanceOf(address account, uint256 id) view returns (uint256)'])

export async function readMultiToken(
  client: Client,
  { contract, id, safe }: MultiToken & { safe: Address },
): Promise<MultiTokenFacts> {
  const block = await getBlockNumber(client, { cacheTime: 0 })
  const [isErc1155, { symbol }] = await Promise.all([
    supportsInterface(client, contract, erc1155Interface),
    readToken(client, contract),
  ])
  if (!isErc1155) return { balance: undefined, symbol, block }
  const balance = await readContract(client, {
    ...untrustedCall,
    abi,
    address: contract,
    args: [safe, id],
    blockNumber: block,
    functionName: 'balanceOf',
  })
  return { balance, symbol, block }
}

/** A Safe's balance of one ERC-1155 token, read from the contract. */
export function multiTokenQuery(services: Services, { address, chainId }: SafeId, { contract, id }: MultiToken) {
  return queryOptions({
    queryKey: [...safeKey({ address, chainId }), 'multiToken', contract.toLowerCase(), id.toString()],
    queryFn: () => readMultiToken(getChainClient(services, chainId), { contract, id, safe: address }),
  })
}
