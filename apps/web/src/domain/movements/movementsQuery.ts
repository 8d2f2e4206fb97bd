import { getIndexingStatus, listTransfers } from '@countersign/client'
import { ChainUnreachableError, type SafeTransfer } from '@countersign/protocol'
import { queryOptions } from '@tanstack/react-query'
import { hexToBigInt, hexToNumber, numberToHex } from 'viem'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'

/** What moved in and out of a Safe, as the service lists it. */
export type Movements = {
  /** Newest first, none after `block`. */
  transfers: readonly SafeTransfer[]
  /** Up to here the service said that it knew everything, before it was asked. */
  block: bigint
  /** When that block was made, in milliseconds since 1970, by its own header. */
  at: number
  /** Whether these are all there are, by the service's word; else only the newest. */
  isWhole: boolean
}

const perPage = 500
const mostPages = 6

/**
 * The service lists transfers; up to which block is asked first, so that what happens meanwhile is no contradiction, and
 * the chain says when that was. Below "balances": what changes those makes this old.
 */
export function movementsQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'balances', 'movements'],
    queryFn: async ({ signal }): Promise<Movements> => {
      const { service } = services
      const status = await getIndexingStatus(service, { chainId, signal })
      const transfers: SafeTransfer[] = []
      let next: string | undefined
      for (let page = 0; page < mostPages; page += 1) {
        const answer = await listTransfers(service, { address, chainId, limit: perPage, pageUrl: next, signal })
        transfers.push(...answer.results)
        next = answer.next ?? undefined
        if (next === undefined) break
      }
      const said = status.currentBlockNumber ?? status.masterCopiesBlockNumber ?? undefined
      const { at, block } = await readHeader(services, chainId, said === undefined ? undefined : BigInt(said))
      return {
        at,
        block,
        isWhole: next === undefined,
        transfers: transfers
          .filter(({ blockNumber }) => BigInt(blockNumber) <= block)
          .toSorted((a, b) => b.blockNumber - a.blockNumber),
      }
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
