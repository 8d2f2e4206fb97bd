import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

export type CreateMetricsParameters = {
  countConnections?: (() => { busy: number; idle: number; waiting: number }) | undefined
  countJobs?: (() => { running: number; waiting: number }) | undefined
}

/** Uses its own registry, so that two gateways in one process (tests) do not collide. */
export function createMetrics({ countConnections, countJobs }: CreateMetricsParameters = {}) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  /** A gauge of counts by state, read when it is collected. */
  const countStates = (name: string, help: string, count: (() => Record<string, number>) | undefined) =>
    new Gauge({
      collect() {
        for (const [state, value] of Object.entries(count?.() ?? {})) this.set({ state }, value)
      },
      help,
      labelNames: ['state'],
      name,
      registers,
    })
  const gaugeOfChain = (name: string, help: string) => new Gauge({ help, labelNames: ['chain'], name, registers })
  const counter = <label extends string>(name: string, help: string, label: label) =>
    new Counter({ help, labelNames: [label], name, registers })
  return {
    databaseConnections: countStates(
      'countersign_database_connections',
      'Database connections: busy, idle, and requests waiting for one',
      countConnections,
    ),
    failedTransactions: gaugeOfChain(
      'countersign_failed_transactions',
      'Transactions of the chain that could not be indexed yet',
    ),
    httpDuration: new Histogram({
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      help: 'Duration of HTTP requests',
      labelNames: ['method', 'route', 'status'],
      name: 'countersign_http_request_duration_seconds',
      registers,
    }),
    indexedBlock: gaugeOfChain('countersign_indexed_block', 'Last indexed block'),
    indexLag: gaugeOfChain('countersign_index_lag_blocks', 'Blocks between the chain head and the last indexed block'),
    indexFailing: new Gauge({
      help: 'Seconds since indexing of the chain started to fail; 0 if it works',
      labelNames: ['chain', 'code'],
      name: 'countersign_index_failing_seconds',
      registers,
    }),
    indexSilence: gaugeOfChain('countersign_index_silence_seconds', 'Seconds since the last response of the node'),
    indexerRestarts: counter(
      'countersign_indexer_restarts_total',
      'Restarts of the chain’s indexer after a crash or hang',
      'chain',
    ),
    jobs: countStates('countersign_jobs', 'Jobs for requests: running in workers, and queued', countJobs),
    nodeDuration: new Histogram({
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      help: 'Duration of node requests, by indexer and API',
      labelNames: ['chain', 'for', 'method', 'answered'],
      name: 'countersign_node_call_duration_seconds',
      registers,
    }),
    openStreams: new Gauge({ help: 'Open event streams', name: 'countersign_event_streams', registers }),
    refusals: counter('countersign_refusals_total', 'Rejected requests by error code', 'code'),
    registry,
    webhookEventsDropped: counter(
      'countersign_webhook_events_dropped_total',
      'Events dropped because the queue of a configured webhook was full',
      'host',
    ),
    // Dashboards of 0.1.0 use this name.
    failedTransactionsAlias: gaugeOfChain('countersign_unread_places', 'Alias of countersign_failed_transactions'),
  }
}
