import { setTimeout as sleep } from 'node:timers/promises'

export type FairQueue = {
  /**
   * Runs the work when it is its client's turn.
   *
   * @throws QueueFullError when too many wait
   */
  run<result>(client: string, work: () => Promise<result>): Promise<result>
}

export type CreateFairQueueParameters = {
  /** Milliseconds that a pause takes at most. @default as long as the run before it */
  longestPause?: number
  /** Most that wait, of all clients together. @default 256 */
  maxWaiting?: number
  /** How many run at a time. */
  width: number
}

/** More is waiting than can be done in reasonable time. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** In milliseconds. What is quicker needs no pause. */
const shortRun = 50

/**
 * Runs expensive work a few at a time and takes clients in turn, so that one with many requests waits for itself. A run is
 * followed by a pause as long as it took: the other half of the time belongs to everything else.
 */
export function createFairQueue(parameters: CreateFairQueueParameters): FairQueue {
  const { longestPause = Number.POSITIVE_INFINITY, maxWaiting = 256, width } = parameters
  /** In the order in which clients have their turn. */
  const waiting = new Map<string, (() => void)[]>()
  let [running, waitingCount] = [0, 0]

  function startNext(): void {
    const [next] = waiting
    if (!next) {
      running -= 1
      return
    }
    const [client, begins] = next
    waiting.delete(client)
    const begin = begins.shift()
    if (begins.length > 0) waiting.set(client, begins)
    waitingCount -= 1
    begin?.()
  }

  async function start<result>(work: () => Promise<result>): Promise<result> {
    const started = performance.now()
    try {
      return await work()
    } finally {
      const took = performance.now() - started
      const pause = took > shortRun ? Math.min(took, longestPause) : 0
      void sleep(pause, undefined, { ref: false }).then(startNext)
    }
  }

  return {
    async run(client, work) {
      if (running < width) {
        running += 1
        return start(work)
      }
      if (waitingCount >= maxWaiting) throw new QueueFullError()
      waitingCount += 1
      await new Promise<void>((resolve) => waiting.set(client, [...(waiting.get(client) ?? []), resolve]))
      return start(work)
    },
  }
}
