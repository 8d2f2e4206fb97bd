import type { ServiceEvent } from '@countersign/protocol'
import { streamSSE } from 'hono/streaming'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'

/** Below the minute after which proxies close a silent connection. */
const keepAlive = 15_000

/** `GET /v1/chains/:chainId/safes/:address/events`: tells a page what to fetch again. */
export const streamSafeEvents = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/events',
  summary: 'Server-sent events: what of the Safe to fetch again.',
  params: SafeParamsSchema,
  response: { contentType: 'text/event-stream' },
  async handle({ c, params: { address, chainId } }, { chains, feed, metrics, stopping }) {
    getServedChain(chains, chainId)
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      metrics.openStreams.inc()
      const ending = new AbortController()
      const end = () => ending.abort()
      const send = (change: ServiceEvent) =>
        void stream.writeSSE({ data: JSON.stringify(change), event: 'changed' }).catch(end)
      const unsubscribe = feed.subscribe({ chainId, safe: address }, send)
      const timer = setInterval(() => void stream.write(': still here\n\n').catch(end), keepAlive)
      stream.onAbort(end)
      await stream.write('retry: 1000\n\n')
      await untilAborted(AbortSignal.any([ending.signal, stopping]))
      clearInterval(timer)
      unsubscribe()
      metrics.openStreams.dec()
    })
  },
})

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
