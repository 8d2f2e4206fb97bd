import { listCollectiblesPage } from '@countersign/client'
import type { Collectible } from '@countersign/protocol/wire'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Address, type Client, erc721Abi, type Hex, isAddressEqual, parseAbi } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'
import { untrustedCall } from '../../lib/untrustedCall.ts'
import { emptyIfPlanned, type SafeId, safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { readToken, refusedOnly, supportsInterface } from '../transactions/readToken.ts'

export type CollectibleHolding = Pick<
  Collectible,
  'address' | 'id' | 'imageUri' | 'name' | 'tokenName' | 'tokenSymbol' | 'unreadable'
> & {
  block: bigint
  /** The owner on the chain; undefined where the contract does not answer. */
  owner: Address | undefined
  symbol: string
}

/** Of one response: each costs the node a call, and the service or anyone who sends NFTs decides how many there are. */
const maxItems = 100

/** The service lists NFTs; owners are read from their contracts. */
export function collectiblesQuery(services: Services, { chainId, address }: SafeId) {
  return infiniteQueryOptions({
    queryKey: [...safeKey({ chainId, address }), 'collectibles'],
    queryFn: async ({ pageParam, signal }) => {
      const { next, results } = await listCollectiblesPage(services.service, {
        chainId,
        address,
        pageUrl: pageParam,
        signal,
      }).catch(emptyIfPlanned(services, { chainId, address }, { next: null, results: [] }))
      const holdings = await readHoldings(getChainClient(services, chainId), results.slice(0, maxItems))
      return { next, holdings, isCut: results.length > maxItems }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    maxPages: 20,
  })
}

async function readHoldings(client: Client, claimed: readonly Collectible[]): Promise<CollectibleHolding[]> {
  const block = await getBlockNumber(client, { cacheTime: 0 })
  const contracts = [...new Set(claimed.map(({ address }) => address))]
  const tokens = new Map(contracts.map((address) => [address, readToken(client, address)]))
  return Promise.all(
    claimed.map(async ({ address, id, imageUri, name, tokenName, tokenSymbol, unreadable }) => {
      const [owner, { symbol } = { symbol: '?' }] = await Promise.all([
        readCollectibleOwner(client, { address, block, id }),
        tokens.get(address),
      ])
      return {
        address,
        block,
        id,
        imageUri,
        name,
        owner,
        symbol,
        tokenName,
        tokenSymbol,
        ...(unreadable ? { unreadable } : {}),
      }
    }),
  )
}

/** A revert is an answer (no such token); a failing node is not. */
export async function readCollectibleOwner(
  client: Client,
  { address, block, id }: { address: Address; block: bigint; id: string },
): Promise<Address | undefined> {
  return readContract(client, {
    ...untrustedCall,
    abi: erc721Abi,
    address,
    args: [BigInt(id)],
    blockNumber: block,
    functionName: 'ownerOf',
  }).catch(refusedOnly)
}

export const isHeldBy = ({ owner }: CollectibleHolding, safe: Address): boolean =>
  owner !== undefined && isAddressEqual(owner, safe)

export function toKey({ address, id }: Pick<CollectibleHolding, 'address' | 'id'>): string {
  return `${address}:${id}`
}

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

export function multiTokenQuery(services: Services, { address, chainId }: SafeId, { contract, id }: MultiToken) {
  return queryOptions({
    queryKey: [...safeKey({ address, chainId }), 'multiToken', contract.toLowerCase(), id.toString()],
    queryFn: () => readMultiToken(getChainClient(services, chainId), { contract, id, safe: address }),
  })
}
