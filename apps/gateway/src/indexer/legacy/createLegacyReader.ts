import { callContractsBounded } from '@countersign/protocol/chain'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hash,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import type { Logger } from '../../lib/createLogger.ts'
import type { ChainLog } from '../ChainLog.ts'
import { topics } from '../handlers/handlers.ts'
import { isUnanswered } from '../isNodeFailure.ts'
import { mapInFlight } from '../mapInFlight.ts'
import type { Tracer } from '../trace/createTracer.ts'
import {
  createStateReader,
  findChanges,
  listUnloggedCalls,
  type StateReader,
  type UnloggedCall,
} from './listUnloggedCalls.ts'

type ReadLegacyParameters = {
  from: number
  /** Whether failed traces are requested again. @default false */
  isAgain?: boolean | undefined
  /** What is stored already: only the rest is returned. @default nothing */
  known?: LoggedCalls | undefined
  logs: readonly ChainLog[]
  safes: readonly Address[]
  /**
   * For a single block, called when the calls of a Safe could not be read: true continues without them.
   * @default never
   */
  shallGoOn?: ((error: unknown) => Promise<boolean>) | undefined
  to: number
}

/** Stored unlogged calls of one Safe in one block. */
export type LoggedCalls = {
  /** Their safeTxHashes. */
  executions: ReadonlySet<Hash>
  /** The first unused log index for unlogged calls of the block. */
  nextIndex: number
  /** How often the Safe received coin, by transaction. */
  received: ReadonlyMap<Hash, number>
}

/** Unlogged calls of a Safe that could not be read. */
export type MissingCall = { block: number; error: unknown; safe: Address }

/** Unlogged calls of Safes, as the logs that newer versions would have emitted. */
export type LegacyReader = (parameters: ReadLegacyParameters) => Promise<{ logs: ChainLog[]; missed: MissingCall[] }>

export type CreateLegacyReaderParameters = {
  chainId: number
  client: ChainClient
  logger: Pick<Logger, 'info' | 'warn'>
  trace: Tracer
}

/** More Safes would take longer to read than the chain takes for its next block. */
export const maxLegacySafes = 2_000
/** Above the indexes of real logs. */
export const firstIndex = 1_000_000
/** More than a block has gas for. */
const indexesPerTransaction = 10_000

const versionAbi = parseAbi(['function VERSION() view returns (string)'])

/**
 * Safes before 1.3.0 do not log coin that they receive, and before 1.1.0 no successful execution. Nonce and balance show
 * that something happened; bisection finds the block; calldata of its transactions, or traces, show what it was. On a
 * node without the states of old blocks only logs are read.
 */
export function createLegacyReader({ chainId, client, logger, trace }: CreateLegacyReaderParameters): LegacyReader {
  let isLogged = false

  type LegacySafeParameters = Pick<ReadLegacyParameters, 'isAgain' | 'known' | 'logs'> & { safe: Address }

  async function readSafe(
    state: StateReader,
    { from, to, ...place }: LegacySafeParameters & { from: number; to: number },
  ) {
    const found: ChainLog[] = []
    const missed: MissingCall[] = []
    for (const number of await findChanges(state, { from: Math.max(0, from - 1), safe: place.safe, to })) {
      const { error, logs } = await readBlock(state, { ...place, number })
      if (error !== undefined) missed.push({ block: number, error, safe: place.safe })
      for (const log of logs) found.push(log)
    }
    return { logs: found, missed }
  }

  /** Reads a block in which the Safe changed. The error explains why something may be missing. */
  async function readBlock(
    state: StateReader,
    { isAgain = false, known, logs, number, safe }: LegacySafeParameters & { number: number },
  ): Promise<{ error?: unknown; logs: ChainLog[] }> {
    const [before, after] = await Promise.all([state(safe, number - 1), state(safe, number)])
    const { blockHash, calls, error } = await listUnloggedCalls(
      { client, trace: (hash, safes) => trace(hash, safes, { isAgain }) },
      { after, before, number, safe },
    )
    const count = calls.reduce((sum, { executions }) => sum + executions.length, 0)
    // If one is missing, the nonces of the others, and so their hashes, are unknown.
    const isComplete = after.nonce > before.nonce && BigInt(count) === after.nonce - before.nonce
    const version = isComplete ? await readVersion(client, { number, safe }) : undefined
    let { nonce } = before
    const missing = calls.flatMap((call) => {
      const hashes = call.executions.flatMap(({ transaction }, index) => {
        const complete = { ...transaction, nonce: nonce + BigInt(index) }
        return version ? [hashSafeTransaction({ chainId, safe, transaction: complete, version }).safeTxHash] : []
      })
      nonce += BigInt(call.executions.length)
      const { hash } = call.transaction
      const logged = logs.filter(({ address, transactionHash }) => address === safe && transactionHash === hash)
      const executed = new Set(logged.flatMap((log) => findExecutedHash(log) ?? []))
      const isReceiptLogged = logged.some((log) => log.topics[0] === topics.received)
      return reportMissingCall(call, {
        blockHash,
        blockNumber: BigInt(number),
        hashes: hashes.filter((safeTxHash) => !executed.has(safeTxHash) && !known?.executions.has(safeTxHash)),
        received: isReceiptLogged ? [] : call.received.slice(known?.received.get(hash) ?? 0),
        safe,
      })
    })
    return { error, logs: missing }
  }

  /** Whether the node has the block without its state. Asked for the zero address: the error may be due to the Safe. */
  async function hasForgotten(number: number): Promise<boolean> {
    const block = numberToHex(number)
    return client.request({ method: 'eth_getBalance', params: [zeroAddress, block] }).then(
      () => false,
      async (error: unknown) => {
        // No response is no proof that the state is missing.
        if (isUnanswered(error)) return false
        return (await client.request({ method: 'eth_getBlockByNumber', params: [block, false] })) !== null
      },
    )
  }

  return async ({ safes, ...place }) => {
    let forgotten: Promise<boolean> | undefined
    if (safes.length > maxLegacySafes)
      logger.warn({ max: maxLegacySafes }, 'too many Safes before 1.3.0: their unlogged calls are not indexed')
    const state = createStateReader(client)
    const found = await mapInFlight(safes.slice(0, maxLegacySafes), async (safe) => {
      try {
        return await readSafe(state, { ...place, safe })
      } catch (error) {
        const { from, shallGoOn, to } = place
        forgotten ??= hasForgotten(Math.max(0, from - 1))
        if (await forgotten) {
          const text = 'unlogged calls of Safes before 1.3.0 cannot be read from this node'
          if (!isLogged) logger.info({ err: error, from, safe, to }, text)
          isLogged = true
          return { logs: [], missed: [] }
        }
        if (!(await shallGoOn?.(error))) throw error
        return { logs: [], missed: [{ block: to, error, safe }] }
      }
    })
    const logs = found.flatMap((part) => part.logs)
    return { logs: numberLogs(logs, place.known), missed: found.flatMap(({ missed }) => missed) }
  }
}

/** Several Safes may act in one transaction, and each call needs its own log index. */
function numberLogs(logs: readonly ChainLog[], known: LoggedCalls | undefined): ChainLog[] {
  if (known) return logs.map((log, place) => ({ ...log, logIndex: known.nextIndex + place }))
  const counts = new Map<Hash, number>()
  return logs.map((log) => {
    const count = counts.get(log.transactionHash) ?? 0
    counts.set(log.transactionHash, count + 1)
    return { ...log, logIndex: firstIndex + log.transactionIndex * indexesPerTransaction + count }
  })
}

/** Undefined if the Safe has replaced its code by one without a version. */
async function readVersion(
  client: ChainClient,
  { number, safe }: { number: number; safe: Address },
): Promise<string | undefined> {
  const calls = [{ data: encodeFunctionData({ abi: versionAbi }), to: safe }]
  const [data] = await callContractsBounded(client, { blockNumber: BigInt(number), calls, maxBytes: 96 })
  try {
    return data && decodeFunctionResult({ abi: versionAbi, data })
  } catch {
    return undefined
  }
}

/** The safeTxHash of an execution's log, of any version. */
function findExecutedHash({ data, topics: [kind, indexed] }: ChainLog): Hash | undefined {
  if (!topics.executions.some((topic) => topic === kind)) return undefined
  return indexed ?? `0x${data.slice(2, 66)}`
}

type ReportMissingCallParameters = {
  blockHash: Hash
  blockNumber: bigint
  /** Of executions that are not stored yet. */
  hashes: readonly Hash[]
  /** Received coin that is not stored yet. */
  received: UnloggedCall['received']
  safe: Address
}

function reportMissingCall(
  { transaction: { hash, index } }: UnloggedCall,
  { blockHash, blockNumber, hashes, received, safe }: ReportMissingCallParameters,
): ChainLog[] {
  const coin = received.map(({ from, value }) => ({ data: word(value), topics: [topics.received, pad(from)] as const }))
  const executions = hashes.map((safeTxHash) => ({
    data: `${safeTxHash}${word(0n).slice(2)}` as const,
    topics: [topics.executions[0]] as const,
  }))
  return [...coin, ...executions].map(({ data, topics: [first, ...others] }) => ({
    address: safe,
    blockHash,
    blockNumber,
    blockTimestamp: undefined,
    data,
    logIndex: 0,
    removed: false,
    topics: [first, ...others],
    transactionHash: hash,
    transactionIndex: index,
  }))
}

const word = (value: bigint): Hex => numberToHex(value, { size: 32 })
