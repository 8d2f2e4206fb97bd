import { ChainUnreachableError } from '@countersign/protocol/chain'
import type { MovedToken, Movement } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import { hexToBigInt, hexToNumber, numberToHex } from 'viem'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { walkTransfers } from './walkTransfers.ts'

/** What moved in and out of a Safe, as the service lists it. */
export type Movements = {
  /** Newest first, none after `block`. */
  listed: readonly Movement[]
  /** What the service says of what moved. */
  tokens: readonly MovedToken[]
  /** Up to here the service said that it knew everything, when it was asked. */
  block: bigint
  /** When that block was made, in milliseconds since 1970, by its own header. */
  at: number
  /** Whether these are all there are, by the service's word; else only the newest. */
  isWhole: boolean
}

const mostPages = 3

/**
 * The service lists what moved and says up to which block, so that what happens meanwhile is no contradiction; the chain
 * says when that was. Below "balances": what changes those makes this old.
 */
export function transfersQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'balances', 'movements'],
    queryFn: async ({ signal }): Promise<Movements> => {
      const listed: Movement[] = []
      const tokens = new Map<string, MovedToken>()
      let said: number | null = null
      let isWhole = false
      let pages = 0
      for await (const part of walkTransfers(services, { safe: { address, chainId }, signal })) {
        listed.push(...part.movements)
        for (const token of part.tokens) tokens.set(token.address, token)
        said ??= part.block
        isWhole = part.next === null
        pages += 1
        if (pages === mostPages) break
      }
      const { at, block } = await readHeader(services, chainId, said === null ? undefined : BigInt(said))
      // What moved nothing is in the books and not in a drawing.
      const hasMoved = ({ blockNumber, value }: Movement) => value !== '0' && BigInt(blockNumber) <= block
      return { at, block, isWhole, listed: listed.filter(hasMoved), tokens: [...tokens.values()] }
    },
    refetchInterval: 60_000,
  })
}

/** The block that the service names, or the newest where it names none that there is. */
async function readHeader(services: Services, chainId: number, said: bigint | undefined) {
  const client = getChainClient(services, chainId)
  const head = hexToBigInt(await client.request({ method: 'eth_blockNumber' }))
  const number = said !== undefined && said < head ? said : head
  const block = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), false] })
  if (!block) throw new ChainUnreachableError({ cause: undefined, method: 'eth_getBlockByNumber' })
  return { at: hexToNumber(block.timestamp) * 1000, block: number }
}
