import { setTimeout as sleep } from 'node:timers/promises'
import { createSlots } from '../../lib/createSlots.ts'
import { createTurns } from '../../lib/createTurns.ts'
import { runStrangersCode } from '../../lib/strangersCode.ts'
import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts'
import { askNode } from './askNode.ts'

/** So many wait for the node of a chain, and so long at most, in milliseconds. */
const slots = createSlots({ most: Number.POSITIVE_INFINITY, mostEach: 64 })
const patience = 8_000
const inTurn = createTurns({ mostEach: 1 })
/** In milliseconds. What is quicker needs no rest. */
const tiring = 50

/**
 * Lets the node run code that a stranger chose: it may burn all the gas that it gets, and the node is needed for others
 * and for indexing. So one runs at a time, and after one that took long the node has as long for everything else. Whoever
 * waits too long, or comes when too many do, is told so.
 */
export async function tryOnNode<result>(chainId: number, ask: () => Promise<result>): Promise<result> {
  const holder = String(chainId)
  const release = slots.take(holder)
  if (typeof release === 'string') throw createBusyError(chainId)
  const came = performance.now()
  return new Promise((resolve, reject) => {
    const tryAndRest = async () => {
      const started = performance.now()
      if (started - came > patience) return reject(createBusyError(chainId))
      await askNode(chainId, () => runStrangersCode(ask)).then(resolve, reject)
      const took = performance.now() - started
      if (took > tiring) await sleep(took, undefined, { ref: false })
    }
    void inTurn(holder, tryAndRest).finally(release)
  })
}

const createBusyError = (chainId: number) =>
  new TooManyRequestsError({
    code: 'NODE_BUSY',
    message: `The node of chain ${chainId} is busy trying out other transactions. Try again in a moment.`,
    retryAfter: 5,
  })
