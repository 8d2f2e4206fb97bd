import { setTimeout as sleep } from 'node:timers/promises'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { createConcurrencyLimit } from '../../lib/createConcurrencyLimit.ts'
import { createFairQueue, type FairQueue } from '../../lib/createFairQueue.ts'
import { toUntrustedClient } from '../../lib/toUntrustedClient.ts'
import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts'
import { withNodeTimeout } from './withNodeTimeout.ts'

export type TryOnNodeParameters = {
  chainId: number
  client: ChainClient
  /** Milliseconds that it may wait for its turn. @default 8000 */
  patience?: number | undefined
  /** The address of whoever asks: those of one address take turns with those of others. */
  requester?: string | undefined
}

/** So many wait for the nodes, and so many of one requester for the node of a chain. */
const mostWaiting = 1_024
const slots = createConcurrencyLimit({ most: mostWaiting, mostEach: 64 })
const defaultPatience = 8_000
/** By chain. */
const queues = new Map<number, FairQueue>()
/** In milliseconds: after it the turn ends although the node still works at what nobody waits for. */
const longestTurn = 30_000

/**
 * Lets the node run code that a stranger chose: it may burn all the gas that it gets, and the node is needed for others
 * and for indexing. So one runs at a time, with a client that limits its gas, and after one that took long the node has
 * as long for everything else. Whoever waits too long, or comes when too many do, is told so.
 */
export async function runOnNode<result>(
  { chainId, client, patience = defaultPatience, requester = '' }: TryOnNodeParameters,
  ask: (client: ChainClient) => Promise<result>,
): Promise<result> {
  const release = slots.take(`${chainId} ${requester}`)
  if (typeof release === 'string') throw createBusyError(chainId)
  const came = performance.now()
  return new Promise((resolve, reject) => {
    const run = async () => {
      const started = performance.now()
      if (started - came > patience) return reject(createBusyError(chainId))
      const work = ask(toUntrustedClient(client))
      await withNodeTimeout(chainId, () => work).then(resolve, reject)
      // Nobody waits for it any more, but the node is busy with it.
      await Promise.race([work.catch(() => undefined), sleep(longestTurn, undefined, { ref: false })])
    }
    const queue = queues.get(chainId) ?? createFairQueue({ maxWaiting: mostWaiting, width: 1 })
    queues.set(chainId, queue)
    void queue.run(requester, run).finally(release)
  })
}

const createBusyError = (chainId: number) =>
  new TooManyRequestsError({
    code: 'NODE_BUSY',
    message: `The node of chain ${chainId} is busy trying out other transactions. Try again in a moment.`,
    retryAfter: 5,
  })
