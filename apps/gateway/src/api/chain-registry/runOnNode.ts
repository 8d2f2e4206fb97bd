import { setTimeout as sleep } from 'node:timers/promises'
import { createPublicClient, custom } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { createConcurrencyLimit } from '../../lib/createConcurrencyLimit.ts'
import { createFairQueue, type FairQueue } from '../../lib/createFairQueue.ts'
import type { Body, RequestUntrusted } from '../../lib/createNodeTransport.ts'
import { limitGas, maxUntrustedGas } from '../../lib/limitGas.ts'
import { TooManyRequestsError } from '../errors/RequestError.ts'
import { withNodeTimeout } from './withNodeTimeout.ts'

const RequestSchema = z.custom<RequestUntrusted>((value) => typeof value === 'function')
const NodeSchema = z.object({ requestUntrusted: RequestSchema })
const FallbackSchema = z.object({ transports: z.array(z.object({ value: NodeSchema })) })

const clients = new WeakMap<ChainClient, ChainClient>()

/**
 * A client for untrusted contracts: each call is sent alone and with limited gas. Passed to the work itself, so that
 * calls made after its timeout are limited too.
 */
export function toUntrustedClient(client: ChainClient): ChainClient {
  const known = clients.get(client)
  if (known) return known
  const request = ({ method, params }: Body): Promise<unknown> => requestUntrusted(client, { method, params })
  const untrusted = createPublicClient({
    cacheTime: 0,
    chain: client.chain,
    transport: custom({ request }, { key: 'untrusted', name: 'Untrusted calls', retryCount: 0 }),
  })
  clients.set(client, untrusted)
  return untrusted
}

async function requestUntrusted(client: ChainClient, body: Body): Promise<unknown> {
  const node = NodeSchema.safeParse(client.transport).data
  if (node) return node.requestUntrusted(body)
  const nodes = FallbackSchema.safeParse(client.transport).data?.transports ?? []
  let failure: unknown
  for (const { value } of nodes)
    try {
      return await value.requestUntrusted(body)
    } catch (error) {
      // A JSON-RPC error is an answer; only without one is the next node tried.
      if (typeof error === 'object' && error !== null && 'code' in error) throw error
      failure = error
    }
  if (failure !== undefined) throw failure
  return client.transport.request(limitGas(body, maxUntrustedGas))
}

export type TryOnNodeParameters = {
  chainId: number
  client: ChainClient
  /** The contracts answered before: they do not wait behind unknown ones. @default false */
  isKnown?: boolean | undefined
  /** Maximum milliseconds in the queue. @default 5000 */
  timeout?: number | undefined
  /** Client address; clients are scheduled fairly. */
  requester?: string | undefined
}

/** Queue limits: in total, and per client and chain. */
const maxWaiting = 1_024
const slots = createConcurrencyLimit({ max: maxWaiting, maxPerKey: 64 })
const defaultTimeout = 5_000
/** Milliseconds. Shorter than the wait of the next one: a slow node with little to do refuses nobody. */
const maxPause = 2_000
/** By lane: the known and the unknown contracts of a chain. */
const queues = new Map<string, FairQueue>()
/** Milliseconds after which the slot is released although the node is still busy. */
const maxDuration = 30_000
/** By lane: when the current run began. */
const runningSince = new Map<string, number>()
/** Milliseconds after which a run delays other reads of the node. */
const noticeable = 10

/** Untrusted code keeps the node busy at the moment: other reads would wait for it. */
export function isNodeOccupied(chainId: number): boolean {
  return [true, false].some((isKnown) => {
    const since = runningSince.get(toLane(chainId, isKnown))
    return since !== undefined && performance.now() - since > noticeable
  })
}

const toLane = (chainId: number, isKnown: boolean) => `${chainId} ${isKnown ? 'known' : 'unknown'}`

/**
 * Runs untrusted code on the node, which may burn all gas given to it. To keep the node responsive for others and the
 * indexer, one call runs at a time with limited gas, followed by a pause as long as the call, or 2 s. Rejects when the
 * queue is full or too slow. Contracts that answered before have a queue of their own, which strangers cannot fill with
 * new ones.
 */
export async function runOnNode<result>(
  { chainId, client, isKnown = false, timeout = defaultTimeout, requester = '' }: TryOnNodeParameters,
  perform: (client: ChainClient) => Promise<result>,
): Promise<result> {
  const release = slots.take(`${toLane(chainId, isKnown)} ${requester}`)
  if (typeof release === 'string') throw createBusyError(chainId)
  const lane = toLane(chainId, isKnown)
  const came = performance.now()
  return new Promise((resolve, reject) => {
    const run = async () => {
      const started = performance.now()
      if (started - came > timeout) return reject(createBusyError(chainId))
      const work = perform(toUntrustedClient(client))
      runningSince.set(lane, started)
      await withNodeTimeout(chainId, () => work).then(resolve, reject)
      // The caller has timed out, but the node is still busy.
      await Promise.race([work.catch(() => undefined), sleep(maxDuration, undefined, { ref: false })])
      runningSince.delete(lane)
    }
    const queue = queues.get(lane) ?? createFairQueue({ maxPause, maxWaiting, width: 1 })
    queues.set(lane, queue)
    void queue.run(requester, run).finally(release)
  })
}

const createBusyError = (chainId: number) =>
  new TooManyRequestsError({
    code: 'NODE_BUSY',
    message: `The node of chain ${chainId} is busy with other simulations. Try again in a moment.`,
    retryAfter: 5,
  })
