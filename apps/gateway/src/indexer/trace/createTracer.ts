import type { Hash } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../../lib/createChainClient.ts'
import type { Logger } from '../../lib/createLogger.ts'
import { type CallFrame, CallFrameSchema } from './CallFrame.ts'

export type Tracer = (hash: Hash) => Promise<CallFrame | undefined>

const CodeSchema = z.object({ code: z.number() })
/** Method not found, method not supported, and what providers answer for methods outside a plan. */
const refusals = new Set([-32_601, -32_004, -32_600])

/** Traces transactions on nodes that offer it; on others says so once and then answers nothing. */
export function createTracer({ client, logger }: { client: ChainClient; logger: Logger }): Tracer {
  let isOffered = true
  return async (hash) => {
    if (!isOffered) return undefined
    try {
      const answer: unknown = await client.request<{
        Method: 'debug_traceTransaction'
        Parameters: [Hash, { tracer: 'callTracer' }]
        ReturnType: unknown
      }>({ method: 'debug_traceTransaction', params: [hash, { tracer: 'callTracer' }] })
      return CallFrameSchema.parse(answer)
    } catch (error) {
      if (!isRefusal(error)) throw error
      isOffered = false
      logger.info('the node offers no traces: contents of nested calls of L1 Safes stay unknown')
      return undefined
    }
  }
}

function isRefusal(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const coded = CodeSchema.safeParse(current)
    if (coded.success && refusals.has(coded.data.code)) return true
  }
  return false
}
