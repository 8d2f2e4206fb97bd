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
  /** Most that wait, of all clients together. @default 256 */
  maxWaiting?: number
  /** How many run at a time. */
  width: number
}

/** More is waiting than can be done in reasonable time. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** In milliseconds: an unusually slow run must not hold up the next one for as long again. */
const longestPause = 250

/**
 * Runs expensive work a few at a time and takes clients in turn, so that one with many requests waits for itself. While
 * others wait, each run is followed by a pause as long as it took: the rest of the time belongs to inexpensive requests.
 */
export function createFairQueue({ maxWaiting = 256, width }: CreateFairQueueParameters): FairQueue {
  /** In the order in which clients have their turn. */
  const waiting = new Map<string, (() => void)[]>()
  let [running, waitingCount] = [0, 0]

  function startNext(): void {
    const [next] = waiting
    if (!next) {
      running -= 1
      return
    }
    const [client, starts] = next
    waiting.delete(client)
    const start = starts.shift()
    if (starts.length > 0) waiting.set(client, starts)
    waitingCount -= 1
    start?.()
  }

  async function waitForTurn(client: string): Promise<void> {
    if (running < width) {
      running += 1
      return
    }
    if (waitingCount >= maxWaiting) throw new QueueFullError()
    waitingCount += 1
    await new Promise<void>((resolve) => waiting.set(client, [...(waiting.get(client) ?? []), resolve]))
  }

  return {
    async run(client, work) {
      await waitForTurn(client)
      const started = performance.now()
      try {
        return await work()
      } finally {
        const pause = waitingCount > 0 ? Math.min(performance.now() - started, longestPause) : 0
        void sleep(pause).then(startNext)
      }
    },
  }
}
