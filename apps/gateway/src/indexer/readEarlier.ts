import type { Address } from 'viem'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { BlockHeader } from './BlockHeader.ts'
import type { ChainLog } from './ChainLog.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { fetchTransferLogs } from './fetchWatchedLogs.ts'

export type ReadEarlierParameters = {
  /** Never below this block. */
  earliest: number
  /** Stop after so many transfers. */
  most: number
  safe: Address
  /** The last block that is looked at. */
  to: number
  /** A block that the node must have. */
  witness: Pick<BlockHeader, 'hash' | 'number'>
}

const widest = 5_000

/**
 * What was sent to a Safe's address shortly before the Safe was there: a common order of things. Newest first, in pieces
 * that the node answers: anybody can have filled those blocks with transfers to an address that is known in advance.
 */
export async function readEarlier(
  client: ChainClient,
  { earliest, most, safe, to, witness }: ReadEarlierParameters,
): Promise<{ error: unknown; logs: ChainLog[] }> {
  const logs: ChainLog[] = []
  let width = widest
  for (let last = to; last >= earliest; ) {
    const from = Math.max(earliest, last - width + 1)
    try {
      for (const log of await fetchTransferLogs(client, { safes: [safe], span: { from, to: last, witness } }))
        logs.push(log)
    } catch (error) {
      if (error instanceof ChainMovedError) throw error
      if (width === 1) return { error, logs }
      width = Math.max(1, Math.floor(Math.min(width, last - from + 1) / 8))
      continue
    }
    if (logs.length > most)
      return { error: `more than ${most} transfers were sent to the address before the Safe was there`, logs }
    last = from - 1
    width = Math.min(widest, width * 4)
  }
  return { error: undefined, logs }
}
