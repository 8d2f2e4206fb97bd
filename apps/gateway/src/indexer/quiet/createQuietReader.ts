import { hashSafeTransaction } from '@countersign/protocol'
import { type Address, type Hash, type Hex, numberToHex, pad, parseAbi } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import type { Logger } from '../../lib/createLogger.ts'
import type { ChainLog } from '../ChainLog.ts'
import { topics } from '../handlers/handlers.ts'
import { isNodeFailure } from '../isNodeFailure.ts'
import { mapInFlight } from '../mapInFlight.ts'
import type { Tracer } from '../trace/createTracer.ts'
import { createStateReader, findChanges, type StateReader } from './createStateReader.ts'
import { type Deed, listDeeds } from './listDeeds.ts'

type ReadQuietParameters = {
  from: number
  /** Whether a node that fails is waited for. A single block must not hold up the rest for good. @default false */
  isCareful?: boolean | undefined
  /** What they did log there. */
  logs: readonly ChainLog[]
  safes: readonly Address[]
  to: number
}

/** What Safes did without a log, said in the logs that newer ones would have written. */
export type QuietReader = (parameters: ReadQuietParameters) => Promise<ChainLog[]>

export type CreateQuietReaderParameters = {
  chainId: number
  client: ChainClient
  logger: Pick<Logger, 'info' | 'warn'>
  trace: Tracer
}

/** Beyond so many Safes it would take longer to look for them than the chain takes for its next block. */
const mostSafes = 2_000
/** Real logs of a block never reach so far. */
const firstIndex = 1_000_000
const indexesPerTransaction = 100

const versionAbi = parseAbi(['function VERSION() view returns (string)'])

/**
 * Safes before 1.3.0 log no coin that they get, and before 1.1.0 no execution that goes well. That there was something is
 * seen in nonce and balance; in which block, by halving; what it was, in the calldata of that block's transactions, else in
 * traces. On a node that does not remember the states of old blocks, logs are all there is.
 */
export function createQuietReader({ chainId, client, logger, trace }: CreateQuietReaderParameters): QuietReader {
  let hasSaid = false

  async function readSafe(
    state: StateReader,
    { from, logs, safe, to }: Pick<ReadQuietParameters, 'from' | 'logs' | 'to'> & { safe: Address },
  ): Promise<ChainLog[]> {
    const found: ChainLog[] = []
    for (const number of await findChanges(state, { from: Math.max(0, from - 1), safe, to })) {
      const [before, after] = await Promise.all([state(safe, number - 1), state(safe, number)])
      const { blockHash, deeds } = await listDeeds({ client, trace }, { after, before, number, safe })
      const version = after.nonce > before.nonce ? await readVersion(client, { number, safe }) : undefined
      let { nonce } = before
      for (const deed of deeds) {
        const isOfDeed = ({ address, transactionHash }: ChainLog) =>
          address === safe && transactionHash === deed.transaction.hash
        const hashes = deed.executions.map(({ transaction }, index) => {
          const whole = { ...transaction, nonce: nonce + BigInt(index) }
          return version && hashSafeTransaction({ chainId, safe, transaction: whole, version }).safeTxHash
        })
        nonce += BigInt(hashes.length)
        const told = logs.filter(isOfDeed)
        const executed = new Set(told.flatMap((log) => findExecutedHash(log) ?? []))
        const said = sayDeed(deed, {
          blockHash,
          blockNumber: BigInt(number),
          hashes: hashes.flatMap((hash) => (hash && !executed.has(hash) ? [hash] : [])),
          isCoinTold: told.some((log) => log.topics[0] === topics.received),
          safe,
        })
        for (const log of said) found.push(log)
      }
    }
    return found
  }

  return async ({ from, isCareful = false, logs, safes, to }) => {
    if (safes.length > mostSafes)
      logger.warn({ count: safes.length }, 'Safes before 1.3.0 are too many to look for what they do not log')
    const state = createStateReader(client)
    const found = await mapInFlight(safes.slice(0, mostSafes), async (safe) => {
      try {
        return await readSafe(state, { from, logs, safe, to })
      } catch (error) {
        if (isNodeFailure(error) && !isCareful) throw error
        const text = 'what Safes before 1.3.0 do not log is not visible on this node'
        if (!hasSaid) logger.info({ err: error, from, safe, to }, text)
        hasSaid = true
        return []
      }
    })
    return found.flat()
  }
}

function readVersion(client: ChainClient, { number, safe }: { number: number; safe: Address }): Promise<string> {
  return client.readContract({ abi: versionAbi, address: safe, blockNumber: BigInt(number), functionName: 'VERSION' })
}

/** What a log says was executed, whichever version wrote it. */
function findExecutedHash({ data, topics: [kind, indexed] }: ChainLog): Hash | undefined {
  if (!topics.executions.some((topic) => topic === kind)) return undefined
  return indexed ?? `0x${data.slice(2, 66)}`
}

type SayDeedParameters = {
  blockHash: Hash
  blockNumber: bigint
  /** Of executions that the Safe did not log itself. */
  hashes: readonly Hash[]
  isCoinTold: boolean
  safe: Address
}

function sayDeed(
  { received, transaction: { hash, index } }: Deed,
  { blockHash, blockNumber, hashes, isCoinTold, safe }: SayDeedParameters,
): ChainLog[] {
  const coin = isCoinTold
    ? []
    : received.map(({ from, value }) => ({ data: word(value), topics: [topics.received, pad(from)] as const }))
  const executions = hashes.map((safeTxHash) => ({
    data: `${safeTxHash}${word(0n).slice(2)}` as const,
    topics: [topics.executions[0]] as const,
  }))
  return [...coin, ...executions].map(({ data, topics: [first, ...others] }, place) => ({
    address: safe,
    blockHash,
    blockNumber,
    blockTimestamp: undefined,
    data,
    logIndex: firstIndex + index * indexesPerTransaction + place,
    removed: false,
    topics: [first, ...others],
    transactionHash: hash,
    transactionIndex: index,
  }))
}

const word = (value: bigint): Hex => numberToHex(value, { size: 32 })
