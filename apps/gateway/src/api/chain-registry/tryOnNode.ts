import { setTimeout as sleep } from 'node:timers/promises'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { createFairTurns } from '../../lib/createFairTurns.ts'
import { createSlots } from '../../lib/createSlots.ts'
import { toUntrustedClient } from '../../lib/toUntrustedClient.ts'
import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts'
import { askNode } from './askNode.ts'

export type TryOnNodeParameters = {
  chainId: number
  client: ChainClient
  /** Milliseconds that it may wait for its turn. @default 8000 */
  patience?: number | undefined
  /** The address of whoever asks: those of one address take turns with those of others. */
  requester?: string | undefined
}

/** So many wait for the nodes, and so many of one requester for the node of a chain. */
const slots = createSlots({ most: 1_024, mostEach: 64 })
const defaultPatience = 8_000
const inTurn = createFairTurns()
/** In milliseconds. What is quicker needs no rest. */
const tiring = 50
/** In milliseconds: after it the turn ends although the node still works at what nobody waits for. */
const longestTurn = 30_000

/**
 * Lets the node run code that a stranger chose: it may burn all the gas that it gets, and the node is needed for others
 * and for indexing. So one runs at a time, with a client that limits its gas, and after one that took long the node has
 * as long for everything else. Whoever waits too long, or comes when too many do, is told so.
 */
export async function tryOnNode<result>(
  { chainId, client, patience = defaultPatience, requester = '' }: TryOnNodeParameters,
  ask: (client: ChainClient) => Promise<result>,
): Promise<result> {
  const lane = String(chainId)
  const release = slots.take(`${lane} ${requester}`)
  if (typeof release === 'string') throw createBusyError(chainId)
  const came = performance.now()
  return new Promise((resolve, reject) => {
    const tryAndRest = async () => {
      const started = performance.now()
      if (started - came > patience) return reject(createBusyError(chainId))
      const work = ask(toUntrustedClient(client))
      await askNode(chainId, () => work).then(resolve, reject)
      // Nobody waits for it any more, but the node is busy with it.
      await Promise.race([work.catch(() => undefined), sleep(longestTurn, undefined, { ref: false })])
      const took = performance.now() - started
      if (took > tiring) await sleep(took, undefined, { ref: false })
    }
    void inTurn({ holder: requester, lane }, tryAndRest).finally(release)
  })
}

const createBusyError = (chainId: number) =>
  new TooManyRequestsError({
    code: 'NODE_BUSY',
    message: `The node of chain ${chainId} is busy trying out other transactions. Try again in a moment.`,
    retryAfter: 5,
  })
