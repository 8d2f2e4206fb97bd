import { listCollectibles } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import { type Address, erc721Abi, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import { readToken } from '../../domain/effect/tokenQuery.ts'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { isConnectionLost } from '../../lib/describeError.ts'

/** A piece that the chain says the Safe owns. */
export type Nft = { token: Address; id: bigint; symbol: string }

/** Each is asked for on the chain. */
const atMost = 100

/** The service names pieces; the chain says whose they are and what they are called. */
export function nftsQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'nfts'],
    queryFn: async ({ signal }): Promise<Nft[]> => {
      const client = getChainClient(services, chainId)
      const claimed = await listCollectibles(services.service, { chainId, address, signal })
      const read = async (token: Address, id: bigint): Promise<Nft | undefined> => {
        const ownerOf = { abi: erc721Abi, address: token, args: [id], functionName: 'ownerOf' } as const
        const [owner, { symbol }] = await Promise.all([readContract(client, ownerOf), readToken(client, token)])
        return isAddressEqual(owner, address) ? { token, id, symbol } : undefined
      }
      const nfts = await Promise.all(
        claimed.slice(0, atMost).map(({ address: token, id }) => read(token, BigInt(id)).catch(refusedOnly)),
      )
      return nfts.filter((nft) => nft !== undefined)
    },
  })
}

/** What does not answer like an NFT is none that could be sent; a node that does not answer says nothing of it. */
function refusedOnly(error: unknown): undefined {
  if (isConnectionLost(error)) throw error
  return undefined
}

/** As a form keeps it. */
export function toKey({ token, id }: Pick<Nft, 'token' | 'id'>): string {
  return `${token}:${id}`
}
