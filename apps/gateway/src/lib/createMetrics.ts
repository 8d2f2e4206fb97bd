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
      'Connections to the database: busy, idle, and requests that wait for one',
      countConnections,
    ),
    failedTransactions: gaugeOfChain(
      'countersign_failed_transactions',
      'Transactions of the chain that could not be indexed yet',
    ),
    httpDuration: new Histogram({
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      name: 'countersign_http_request_duration_seconds',
      registers,
    }),
    indexedBlock: gaugeOfChain('countersign_indexed_block', 'Last block in the index'),
    indexLag: gaugeOfChain('countersign_index_lag_blocks', 'Blocks between the head of the chain and the index'),
    indexFailing: new Gauge({
      help: 'Seconds since the indexer of the chain fails, 0 while it does not',
      labelNames: ['chain', 'code'],
      name: 'countersign_index_failing_seconds',
      registers,
    }),
    indexSilence: gaugeOfChain('countersign_index_silence_seconds', 'Seconds since the node of the chain was heard'),
    indexerRestarts: counter(
      'countersign_indexer_restarts_total',
      'How often the indexer of the chain ended or hung and was started again',
      'chain',
    ),
    jobs: countStates(
      'countersign_jobs',
      'Computations for requests: running in workers, and waiting for one',
      countJobs,
    ),
    nodeDuration: new Histogram({
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      help: 'Time that nodes took to answer, the indexer or the API',
      labelNames: ['chain', 'for', 'method', 'answered'],
      name: 'countersign_node_call_duration_seconds',
      registers,
    }),
    openStreams: new Gauge({ help: 'Pages that listen to a Safe', name: 'countersign_event_streams', registers }),
    refusals: counter('countersign_refusals_total', 'Requests that were refused, by the code of the answer', 'code'),
    registry,
    webhookEventsDropped: counter(
      'countersign_webhook_events_dropped_total',
      'Events for webhooks of the operator that were dropped because too many waited for the receiver',
      'host',
    ),
    // Dashboards of 0.1.0 use this name.
    failedTransactionsAlias: gaugeOfChain('countersign_unread_places', 'Alias of countersign_failed_transactions'),
  }
}
