import { ChainUnreachableError } from '@countersign/protocol/chain'
import type { MovedToken, Movement } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import { hexToBigInt, hexToNumber, numberToHex } from 'viem'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { walkTransfers } from './walkTransfers.ts'

/** A Safe's transfers as listed by the service. */
export type Movements = {
  /** Newest first, none after `block`. */
  listed: readonly Movement[]
  /** The service's token metadata. */
  tokens: readonly MovedToken[]
  /** The service's indexed block before the request. */
  block: bigint
  /** The block's time in Unix milliseconds. */
  at: number
  /** Whether the list is complete, by the service; else only the newest. */
  isWhole: boolean
}

const mostPages = 3

/**
 * Lists transfers up to the service's indexed block, so that later ones are no contradiction; the chain dates that
 * block. Keyed below "balances", whose changes invalidate it.
 */
export function transfersQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'balances', 'movements'],
    queryFn: async ({ signal }): Promise<Movements> => {
      const listed: Movement[] = []
      const tokens = new Map<string, MovedToken>()
      let indexedBlock: number | null = null
      let isWhole = false
      let pages = 0
      for await (const part of walkTransfers(services, { safe: { address, chainId }, signal })) {
        listed.push(...part.movements)
        for (const token of part.tokens) tokens.set(token.address, token)
        indexedBlock ??= part.block
        isWhole = part.next === null
        pages += 1
        if (pages === mostPages) break
      }
      const { at, block } = await readHeader(
        services,
        chainId,
        indexedBlock === null ? undefined : BigInt(indexedBlock),
      )
      // Zero-value transfers are exported, but not drawn.
      const hasMoved = ({ blockNumber, value }: Movement) => value !== '0' && BigInt(blockNumber) <= block
      return { at, block, isWhole, listed: listed.filter(hasMoved), tokens: [...tokens.values()] }
    },
    refetchInterval: 60_000,
  })
}

/** The header of the service's block, or the latest where it does not exist. */
async function readHeader(services: Services, chainId: number, indexedBlock: bigint | undefined) {
  const client = getChainClient(services, chainId)
  const head = hexToBigInt(await client.request({ method: 'eth_blockNumber' }))
  const number = indexedBlock !== undefined && indexedBlock < head ? indexedBlock : head
  const block = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), false] })
  if (!block) throw new ChainUnreachableError({ cause: undefined, method: 'eth_getBlockByNumber' })
  return { at: hexToNumber(block.timestamp) * 1000, block: number }
}
