import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** The process's measurements. A registry of its own, so that two gateways in one process (tests) do not collide. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    httpDuration: new Histogram({
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      name: 'countersign_http_request_duration_seconds',
      registers: [registry],
    }),
    indexedBlock: new Gauge({
      help: 'Last block in the index',
      labelNames: ['chain'],
      name: 'countersign_indexed_block',
      registers: [registry],
    }),
    indexLag: new Gauge({
      help: 'Blocks between the head of the chain and the index',
      labelNames: ['chain'],
      name: 'countersign_index_lag_blocks',
      registers: [registry],
    }),
    openStreams: new Gauge({
      help: 'Pages that listen to a Safe',
      name: 'countersign_event_streams',
      registers: [registry],
    }),
    refusals: new Counter({
      help: 'Proposals, confirmations and messages refused, by code',
      labelNames: ['code'],
      name: 'countersign_refusals_total',
      registers: [registry],
    }),
    registry,
  }
}
