import { setTimeout as sleep } from 'node:timers/promises'

/** A child process, as far as its supervision is concerned. */
export type Supervised = {
  /** Settles when it ended, for whatever reason. */
  exited: Promise<unknown>
  /** Ends it, and gives back what it held also when it has ended already. */
  stop(): Promise<void>
}

export type KeepRunningParameters<process extends Supervised> = {
  /** Milliseconds to the first restart; twice as long to each one after it. @default 250 */
  firstDelay?: number
  /** @default 10000 */
  longestDelay?: number
  /** Told when it has ended without being stopped, and how long it will be until the next start. */
  onEnd: (ended: process, delay: number) => void
  /** Told when it could not be started again; it is tried further. */
  onFailure: (error: unknown, delay: number) => void
  onRestart: () => void
  /** Milliseconds after which one that ran is not one that ends again and again. @default 60000 */
  stableTime?: number
  /** @param isRestart Whether it ran before: what it works on must be there */
  start: (options: { isRestart: boolean }) => Promise<process>
  /** Aborted when the program stops: what ends from then on, perhaps by the same signal, is not started again. */
  stopping?: AbortSignal | undefined
}

/** Starts a process, and starts it again whenever it ends by itself. A failure of the first start is the caller's. */
export async function superviseProcess<process extends Supervised>({
  firstDelay = 250,
  longestDelay = 10_000,
  onEnd,
  onFailure,
  onRestart,
  stableTime = 60_000,
  start,
  stopping,
}: KeepRunningParameters<process>): Promise<{ first: process; stop(): Promise<void> }> {
  const first = await start({ isRestart: false })
  const stop = new AbortController()
  const signal = stopping ? AbortSignal.any([stop.signal, stopping]) : stop.signal
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  let current: process | undefined = first
  let delay = firstDelay

  const wait = async () => {
    await sleep(delay, undefined, { signal }).catch(() => undefined)
    delay = Math.min(delay * 2, longestDelay)
  }

  async function restart(): Promise<process | undefined> {
    while (!signal.aborted) {
      await wait()
      if (signal.aborted) return undefined
      try {
        const next = await start({ isRestart: true })
        onRestart()
        return next
      } catch (error) {
        onFailure(error, delay)
      }
    }
    return undefined
  }

  async function supervise(): Promise<void> {
    while (current && !signal.aborted) {
      const startedAt = performance.now()
      await Promise.race([current.exited, stopped])
      if (signal.aborted) return
      if (performance.now() - startedAt > stableTime) delay = firstDelay
      onEnd(current, delay)
      await current.stop().catch((error: unknown) => onFailure(error, delay))
      current = await restart()
    }
  }

  const finished = supervise()
  return {
    first,
    stop: async () => {
      stop.abort()
      // A start under way comes to its end first, so that what it started is stopped too.
      await finished
      await current?.stop()
    },
  }
}
