import type { Address } from 'viem'
import { chunk } from '../lib/chunk.ts'
import type { ChainClient } from '../lib/createChainClient.ts'
import { type BlockHeader, type ChainLog, ChainMovedError } from './ChainLog.ts'
import { fetchTransferLogs } from './fetchLogs.ts'

type ReadPreviousStateParameters = {
  /** Never below this block. */
  earliest: number
  /** Stops after so many transfers. */
  max: number
  safe: Address
  to: number
  /** A block that the node must have. */
  witness: Pick<BlockHeader, 'hash' | 'number'>
}

const widest = 5_000

/** Transfers to Safes before a block; a retry has wider limits, not by much, because new blocks wait meanwhile. */
export type PreviousReader = (
  parameters: Pick<ReadPreviousStatesParameters, 'safes' | 'witness'> & { block: number; isRetry?: boolean },
) => ReturnType<typeof readPreviousStates>

const retryFactor = 10

/** Searches `lookback` blocks and up to `max` transfers, never before the first indexed block. */
export function createPreviousReader(
  client: ChainClient,
  { lookback, max, startBlock }: { lookback: number; max: number; startBlock: number },
): PreviousReader {
  return ({ block, isRetry = false, ...parameters }) =>
    readPreviousStates(client, {
      ...parameters,
      earliest: Math.max(startBlock, block - lookback),
      max: isRetry ? max * retryFactor : max,
      to: block - 1,
    })
}

export type ReadPreviousStatesParameters = Omit<ReadPreviousStateParameters, 'safe'> & { safes: readonly Address[] }

/** Safes of one request. */
const together = 500

/**
 * {@link readPreviousState} for all Safes that a range created, several per request as long as the node responds and the
 * transfers are few: one request per Safe would take longer than everything else in the range.
 */
export async function readPreviousStates(
  client: ChainClient,
  { safes, ...parameters }: ReadPreviousStatesParameters,
): Promise<{ errors: Map<Address, unknown>; logs: ChainLog[] }> {
  const errors = new Map<Address, unknown>()
  const found: ChainLog[] = []
  const waiting = chunk(safes, together)
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const [safe] = group
    if (safe && group.length === 1) {
      const { error, logs } = await readPreviousState(client, { ...parameters, safe })
      if (error !== undefined) errors.set(safe, error)
      for (const log of logs) found.push(log)
      continue
    }
    const logs = await readTogether(client, { ...parameters, safes: group })
    const half = Math.ceil(group.length / 2)
    if (logs) for (const log of logs) found.push(log)
    else waiting.unshift(group.slice(0, half), group.slice(half))
  }
  return { errors, logs: found }
}

/** Undefined when it is too much for the node or for this process. */
async function readTogether(client: ChainClient, { earliest, max, safes, to, witness }: ReadPreviousStatesParameters) {
  const logs: ChainLog[] = []
  for (let last = to; last >= earliest; last -= widest) {
    const span = { from: Math.max(earliest, last - widest + 1), to: last, witness }
    try {
      for (const log of await fetchTransferLogs(client, { safes, span })) logs.push(log)
    } catch (error) {
      if (error instanceof ChainMovedError) throw error
      return undefined
    }
    if (logs.length > max) return undefined
  }
  return logs
}

/**
 * Transfers to a Safe's address shortly before its creation. Newest first, in pieces that the node returns: anybody can
 * fill those blocks with transfers to an address that is known in advance.
 */
async function readPreviousState(
  client: ChainClient,
  { earliest, max, safe, to, witness }: ReadPreviousStateParameters,
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
    if (logs.length > max)
      return { error: `the address received more than ${max} transfers before the Safe was created`, logs }
    last = from - 1
    width = Math.min(widest, width * 4)
  }
  return { error: undefined, logs }
}
