import { setTimeout as sleep } from 'node:timers/promises'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { createConcurrencyLimit } from '../../lib/createConcurrencyLimit.ts'
import { createFairQueue, type FairQueue } from '../../lib/createFairQueue.ts'
import { toUntrustedClient } from '../../lib/toUntrustedClient.ts'
import { TooManyRequestsError } from '../errors/RequestError.ts'
import { withNodeTimeout } from './withNodeTimeout.ts'

export type TryOnNodeParameters = {
  chainId: number
  client: ChainClient
  /** Maximum milliseconds in the queue. @default 3000 */
  timeout?: number | undefined
  /** Client address; clients are scheduled fairly. */
  requester?: string | undefined
}

/** Queue limits: in total, and per client and chain. */
const maxWaiting = 1_024
const slots = createConcurrencyLimit({ max: maxWaiting, maxPerKey: 64 })
const defaultTimeout = 3_000
/** By chain id. */
const queues = new Map<number, FairQueue>()
/** Milliseconds after which the slot is released although the node is still busy. */
const maxDuration = 30_000
/** By chain id: when the current run began. */
const runningSince = new Map<number, number>()
/** Milliseconds after which a run delays other reads of the node. */
const noticeable = 10

/** Untrusted code keeps the node busy at the moment: other reads would wait for it. */
export function isNodeOccupied(chainId: number): boolean {
  const since = runningSince.get(chainId)
  return since !== undefined && performance.now() - since > noticeable
}

/**
 * Runs untrusted code on the node, which may burn all gas given to it. To keep the node responsive for others and the
 * indexer, one call runs at a time with limited gas, followed by a pause as long as the call. Rejects when the queue is
 * full or too slow.
 */
export async function runOnNode<result>(
  { chainId, client, timeout = defaultTimeout, requester = '' }: TryOnNodeParameters,
  perform: (client: ChainClient) => Promise<result>,
): Promise<result> {
  const release = slots.take(`${chainId} ${requester}`)
  if (typeof release === 'string') throw createBusyError(chainId)
  const came = performance.now()
  return new Promise((resolve, reject) => {
    const run = async () => {
      const started = performance.now()
      if (started - came > timeout) return reject(createBusyError(chainId))
      const work = perform(toUntrustedClient(client))
      runningSince.set(chainId, started)
      await withNodeTimeout(chainId, () => work).then(resolve, reject)
      // The caller has timed out, but the node is still busy.
      await Promise.race([work.catch(() => undefined), sleep(maxDuration, undefined, { ref: false })])
      runningSince.delete(chainId)
    }
    const queue = queues.get(chainId) ?? createFairQueue({ maxWaiting, width: 1 })
    queues.set(chainId, queue)
    void queue.run(requester, run).finally(release)
  })
}

const createBusyError = (chainId: number) =>
  new TooManyRequestsError({
    code: 'NODE_BUSY',
    message: `The node of chain ${chainId} is busy with other simulations. Try again in a moment.`,
    retryAfter: 5,
  })
