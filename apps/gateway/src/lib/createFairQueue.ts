import { setTimeout as sleep } from 'node:timers/promises'

export type FairQueue = {
  /**
   * Runs the work when its client is next.
   * @throws QueueFullError when the queue is full
   */
  run<result>(client: string, work: () => Promise<result>, units?: number): Promise<result>
}

export type CreateFairQueueParameters = {
  /** Maximum pause in milliseconds. @default the duration of the previous run */
  maxPause?: number
  /** Queue limit of all clients together. @default 256 */
  maxWaiting?: number
  /** Minimum pause in milliseconds after work of so many units, however short. @default 0 */
  minPause?: (units: number) => number
  /** Concurrency. */
  width: number
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Milliseconds. Shorter runs need no pause. */
const shortRun = 50

/**
 * Runs expensive work with limited concurrency, round-robin by client, so that a client with many requests delays only
 * itself. Each run is followed by an equally long pause, which leaves half of the time to other work.
 */
export function createFairQueue(parameters: CreateFairQueueParameters): FairQueue {
  const { maxPause = Number.POSITIVE_INFINITY, maxWaiting = 256, minPause = () => 0, width } = parameters
  /** In scheduling order. */
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

  async function start<result>(work: () => Promise<result>, units: number): Promise<result> {
    const started = performance.now()
    try {
      return await work()
    } finally {
      const took = performance.now() - started
      const pause = Math.max(took > shortRun ? Math.min(took, maxPause) : 0, minPause(units))
      void sleep(pause, undefined, { ref: false }).then(startNext)
    }
  }

  return {
    async run(client, work, units = 0) {
      if (running < width) {
        running += 1
        return start(work, units)
      }
      if (waitingCount >= maxWaiting) throw new QueueFullError()
      waitingCount += 1
      await new Promise<void>((resolve) => waiting.set(client, [...(waiting.get(client) ?? []), resolve]))
      return start(work, units)
    },
  }
}
