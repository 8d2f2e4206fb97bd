import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

export type CreateMetricsParameters = {
  countConnections?: (() => { busy: number; idle: number; waiting: number }) | undefined
  countJobs?: (() => { running: number; waiting: number }) | undefined
}

/** Uses its own registry, so that two gateways in one process (tests) do not collide. */
export function createMetrics({ countConnections, countJobs }: CreateMetricsParameters = {}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    databaseConnections: new Gauge({
      collect() {
        for (const [state, count] of Object.entries(countConnections?.() ?? {})) this.set({ state }, count)
      },
      help: 'Connections to the database: busy, idle, and requests that wait for one',
      labelNames: ['state'],
      name: 'countersign_database_connections',
      registers: [registry],
    }),
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
    indexFailing: new Gauge({
      help: 'Seconds since the indexer of the chain fails, 0 while it does not',
      labelNames: ['chain', 'code'],
      name: 'countersign_index_failing_seconds',
      registers: [registry],
    }),
    indexSilence: new Gauge({
      help: 'Seconds since the node of the chain was heard',
      labelNames: ['chain'],
      name: 'countersign_index_silence_seconds',
      registers: [registry],
    }),
    indexerRestarts: new Counter({
      help: 'How often the indexer of the chain ended or hung and was started again',
      labelNames: ['chain'],
      name: 'countersign_indexer_restarts_total',
      registers: [registry],
    }),
    jobs: new Gauge({
      collect() {
        for (const [state, count] of Object.entries(countJobs?.() ?? {})) this.set({ state }, count)
      },
      help: 'Computations for requests: running in workers, and waiting for one',
      labelNames: ['state'],
      name: 'countersign_jobs',
      registers: [registry],
    }),
    nodeDuration: new Histogram({
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      help: 'Time that nodes took to answer, the indexer or the API',
      labelNames: ['chain', 'for', 'method', 'answered'],
      name: 'countersign_node_call_duration_seconds',
      registers: [registry],
    }),
    openStreams: new Gauge({
      help: 'Pages that listen to a Safe',
      name: 'countersign_event_streams',
      registers: [registry],
    }),
    refusals: new Counter({
      help: 'Requests that were refused, by the code of the answer',
      labelNames: ['code'],
      name: 'countersign_refusals_total',
      registers: [registry],
    }),
    registry,
    unreadPlaces: new Gauge({
      help: 'Places of the chain that could not be read yet',
      labelNames: ['chain'],
      name: 'countersign_unread_places',
      registers: [registry],
    }),
  }
}
