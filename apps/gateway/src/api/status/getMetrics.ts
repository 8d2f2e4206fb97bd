import { Hono } from 'hono'
import type { Metrics } from '../../lib/createMetrics.ts'

/** `GET /metrics`: measurements in the form of Prometheus. */
export function getMetrics({ metrics }: { metrics: Metrics }) {
  return new Hono().get('/metrics', async (c) =>
    c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType }),
  )
}
