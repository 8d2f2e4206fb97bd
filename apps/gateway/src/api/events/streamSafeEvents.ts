import { AddressSchema, ChainIdParamSchema, type ServiceEvent } from '@countersign/protocol'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import type { ChangeFeed } from '../../lib/createChangeFeed.ts'
import type { Metrics } from '../../lib/createMetrics.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'

const ParamsSchema = z.object({ address: AddressSchema, chainId: ChainIdParamSchema })
/** Below the minute after which proxies close a silent connection. */
const keepAlive = 15_000

export type StreamSafeEventsDeps = {
  chains: ChainRegistry
  feed: ChangeFeed
  metrics: Metrics
  /** Aborted when the server stops: open streams end, so that it can. */
  stopping: AbortSignal
}

/** `GET /v1/chains/:chainId/safes/:address/events`: tells a page what to fetch again. */
export function streamSafeEvents({ chains, feed, metrics, stopping }: StreamSafeEventsDeps) {
  return new Hono().get('/v1/chains/:chainId/safes/:address/events', (c) => {
    const { address, chainId } = parseParams(c, ParamsSchema)
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
  })
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
