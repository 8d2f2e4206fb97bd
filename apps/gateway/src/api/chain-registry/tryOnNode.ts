import { setTimeout as sleep } from 'node:timers/promises'
import { createSlots } from '../../lib/createSlots.ts'
import { createTurns } from '../../lib/createTurns.ts'
import { runStrangersCode } from '../../lib/strangersCode.ts'
import { RequestError } from '../errors/RequestError.ts'
import { askNode } from './askNode.ts'

/** Of each chain one at a time, and five that wait. */
const slots = createSlots({ most: Number.POSITIVE_INFINITY, mostEach: 6 })
const inTurn = createTurns({ mostEach: 1 })

/**
 * Lets the node run code that a stranger chose: it may burn all the gas that it gets, and the node is needed for others
 * and for indexing. So one runs at a time, and then the node has as long for everything else. Whoever comes when enough
 * are waiting is told so.
 */
export async function tryOnNode<result>(chainId: number, ask: () => Promise<result>): Promise<result> {
  const holder = String(chainId)
  const release = slots.take(holder)
  if (typeof release === 'string') throw new NodeBusyError({ chainId })
  return new Promise((resolve, reject) => {
    const tryAndRest = async () => {
      const started = performance.now()
      await askNode(chainId, () => runStrangersCode(ask)).then(resolve, reject)
      await sleep(performance.now() - started, undefined, { ref: false })
    }
    void inTurn(holder, tryAndRest).finally(release)
  })
}

class NodeBusyError extends RequestError {
  override readonly name = 'NodeBusyError'
  readonly code = 'NODE_BUSY'
  override readonly retryAfter = 5
  readonly status = 503
  constructor({ chainId }: { chainId: number }) {
    super(`The node of chain ${chainId} is busy trying out other transactions. Try again in a moment.`)
  }
}
