import type { Address, Hash } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../../lib/createChainClient.ts'
import type { Logger } from '../../lib/createLogger.ts'
import { CallFrameSchema } from './CallFrame.ts'
import { listReceivedValues, type ReceivedValue } from './listReceivedValues.ts'
import { listSafeCalls, type SafeCalls } from './listSafeCalls.ts'
import { listValueCalls, type ValueCall } from './listValueCalls.ts'

/** What a trace tells of Safes; the trace itself, which may be a hundred times as large, is not kept. */
type Trace = SafeCalls & {
  /** The native coin that came to each Safe. */
  received: ReadonlyMap<Address, readonly ReceivedValue[]>
  values: ReadonlyMap<Address, readonly ValueCall[]>
}

/**
 * Undefined when the node offers no traces. Rejects when it could not trace this transaction; then it is not asked for the
 * same one again, unless it is said to: some nodes do nothing else until they are done, long after we stopped to wait.
 */
export type Tracer = (
  hash: Hash,
  safes: ReadonlySet<Address>,
  options?: { isAgain?: boolean },
) => Promise<Trace | undefined>

const CodeSchema = z.object({ code: z.number() })
/** Method not found, method not supported, and what providers answer for methods outside a plan. */
const refusals = new Set([-32_601, -32_004, -32_600])
/** A node that offers none today may do so after its next start. */
const askAgainAfter = 3_600_000
/** Failures that are remembered; the oldest is forgotten first. */
const mostFailures = 1_000

/** For so many times as long as it took no other is asked for at the head of the chain. */
const restFactor = 5

export type CreateTracerParameters = {
  client: Pick<ChainClient, 'request'>
  logger: Pick<Logger, 'info'>
  /** Milliseconds. @default the clock */
  now?: () => number
  /** Milliseconds: a trace that takes longer was made to. @default 2000 */
  slow?: number
}

/** Traces transactions on nodes that offer it; on others says so once and then answers nothing. */
export function createTracer({
  client,
  logger,
  now = () => performance.now(),
  slow = 2_000,
}: CreateTracerParameters): Tracer {
  let refusedAt: number | undefined
  let hasAnswered = false
  let restsUntil = 0
  const failures = new Map<Hash, unknown>()
  // One at a time: each may take all the time and memory that it is allowed.
  let tail: Promise<unknown> = Promise.resolve()

  async function trace(hash: Hash, safes: ReadonlySet<Address>): Promise<Trace | undefined> {
    if (refusedAt !== undefined && now() - refusedAt < askAgainAfter) return undefined
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
      // One of several nodes behind an address may offer none: where another did, that is a failure like others.
      if (hasAnswered || !isRefusal(error)) {
        failures.set(hash, error)
        const [oldest] = failures.keys()
        if (oldest && failures.size > mostFailures) failures.delete(oldest)
        throw error
      }
      if (refusedAt === undefined)
        logger.info('the node offers no traces: contents of nested calls of L1 Safes stay unknown')
      refusedAt = now()
      return undefined
    } finally {
      const took = now() - started
      if (took > slow) restsUntil = now() + took * restFactor
    }
  }

  return (hash, safes, { isAgain = false } = {}) => {
    const turn = tail.then(() => {
      if (isAgain) failures.delete(hash)
      if (failures.has(hash)) throw failures.get(hash)
      // A block can be full of such transactions, and so can the next one: the head must not wait for each of them.
      if (!isAgain && now() < restsUntil) throw new Error('traces before it took long; it is traced later')
      return trace(hash, safes)
    })
    tail = turn.catch(() => undefined)
    return turn
  }
}

function isRefusal(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const coded = CodeSchema.safeParse(current)
    if (coded.success && refusals.has(coded.data.code)) return true
  }
  return false
}
