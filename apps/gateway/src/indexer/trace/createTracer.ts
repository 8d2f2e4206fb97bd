import type { Address, Hash } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../../lib/createChainClient.ts'
import type { Logger } from '../../lib/createLogger.ts'
import type { ValueCall } from '../ChainTransaction.ts'
import {
  CallFrameSchema,
  listReceivedValues,
  listSafeCalls,
  listValueCalls,
  type ReceivedValue,
  type SafeCalls,
} from './listSafeCalls.ts'

/** What a trace contains about Safes; the trace itself may be a hundred times as large. */
type Trace = SafeCalls & {
  /** Native coin that each Safe received. */
  received: ReadonlyMap<Address, readonly ReceivedValue[]>
  values: ReadonlyMap<Address, readonly ValueCall[]>
}

/**
 * Undefined when the node offers no traces. Rejects when it could not trace this transaction, which is requested again
 * only with `isAgain`: some nodes continue with a trace long after the request timed out, and do nothing else.
 */
export type Tracer = (
  hash: Hash,
  safes: ReadonlySet<Address>,
  options?: { isAgain?: boolean },
) => Promise<Trace | undefined>

const CodeSchema = z.object({ code: z.number() })
/** Method not found, method not supported, and what providers return for methods outside a plan. */
const refusals = new Set([-32_601, -32_004, -32_600])
/** Milliseconds after which a node without traces is asked again: an update may have enabled them. */
const refusalLifetime = 3_600_000
/** Failures in memory; the oldest is dropped first. */
const maxFailures = 1_000

/** After a slow trace no other is requested for so many times as long. */
const pauseFactor = 5

export type CreateTracerParameters = {
  client: Pick<ChainClient, 'request'>
  logger: Pick<Logger, 'info'>
  /** Milliseconds. @default the clock */
  now?: () => number
  /** Milliseconds: a trace that takes longer pauses the others. @default 2000 */
  slow?: number
}

/** Traces transactions. On a node that does not offer it, one log line reports that. */
export function createTracer({
  client,
  logger,
  now = () => performance.now(),
  slow = 2_000,
}: CreateTracerParameters): Tracer {
  let refusedAt: number | undefined
  let hasAnswered = false
  let pausedUntil = 0
  const failures = new Map<Hash, unknown>()
  // One at a time: each may take all the time and memory that it is allowed.
  let tail: Promise<unknown> = Promise.resolve()

  async function trace(hash: Hash, safes: ReadonlySet<Address>): Promise<Trace | undefined> {
    if (refusedAt !== undefined && now() - refusedAt < refusalLifetime) return undefined
    const started = now()
    try {
      const answer: unknown = await client.request<{
        Method: 'debug_traceTransaction'
        Parameters: [Hash, { timeout: string; tracer: 'callTracer' }]
        ReturnType: unknown
      }>({ method: 'debug_traceTransaction', params: [hash, { timeout: '8s', tracer: 'callTracer' }] })
      refusedAt = undefined
      hasAnswered = true
      const frame = CallFrameSchema.parse(answer)
      const values = new Map([...safes].map((safe) => [safe, listValueCalls(frame, safe)]))
      const received = new Map([...safes].map((safe) => [safe, listReceivedValues(frame, safe)]))
      return { ...listSafeCalls(frame, safes), received, values }
    } catch (error) {
      // Nodes behind one URL may differ: where one has returned traces, a refusal is a failure like any other.
      if (hasAnswered || !isRefusal(error)) {
        failures.set(hash, error)
        const [oldest] = failures.keys()
        if (oldest && failures.size > maxFailures) failures.delete(oldest)
        throw error
      }
      if (refusedAt === undefined)
        logger.info('the node does not support debug_traceTransaction: nested calls of L1 Safes are not indexed')
      refusedAt = now()
      return undefined
    } finally {
      const took = now() - started
      if (took > slow) pausedUntil = now() + took * pauseFactor
    }
  }

  return (hash, safes, { isAgain = false } = {}) => {
    const turn = tail.then(() => {
      if (isAgain) failures.delete(hash)
      if (failures.has(hash)) throw failures.get(hash)
      // Blocks can be full of slow transactions: the head must not wait for each of them.
      if (!isAgain && now() < pausedUntil) throw new Error('trace limit reached; tracing later')
      return trace(hash, safes)
    })
    tail = turn.catch(() => undefined)
    return turn
  }
}

/** Whether the node does not offer the method, as opposed to a failure of this request. */
export function isRefusal(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const coded = CodeSchema.safeParse(current)
    if (coded.success && refusals.has(coded.data.code)) return true
  }
  return false
}
