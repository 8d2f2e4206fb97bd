import { setTimeout as sleep } from 'node:timers/promises'

export type Supervised = {
  /** Settles when the process has exited for any reason. */
  exited: Promise<unknown>
  /** Stops it and releases its resources, also after it has exited. */
  stop(): Promise<void>
}

export type SuperviseProcessParameters<process extends Supervised> = {
  /** Backoff in milliseconds before the first restart; doubles with each further one. @default 250 */
  firstDelay?: number
  maxDelay?: number
  /** Called when it exits unexpectedly, with the delay of the restart. */
  onEnd: (ended: process, delay: number) => void
  /** Called when a restart fails; further ones follow. */
  onFailure: (error: unknown, delay: number) => void
  onRestart: () => void
  /** @param isRestart Whether it ran before: its data must exist */
  start: (options: { isRestart: boolean }) => Promise<process>
  /** Aborted on shutdown: an exit from then on, perhaps by the same signal, causes no restart. */
  stopping?: AbortSignal | undefined
}

/** Milliseconds of uptime after which the backoff is reset. */
const stableTime = 60_000

/** Starts a process and restarts it when it exits unexpectedly. A failure of the first start is thrown. */
export async function superviseProcess<process extends Supervised>({
  firstDelay = 250,
  maxDelay = 10_000,
  onEnd,
  onFailure,
  onRestart,
  start,
  stopping,
}: SuperviseProcessParameters<process>): Promise<{ first: process; stop(): Promise<void> }> {
  const first = await start({ isRestart: false })
  const stop = new AbortController()
  const signal = stopping ? AbortSignal.any([stop.signal, stopping]) : stop.signal
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  let current: process | undefined = first
  let delay = firstDelay

  const wait = async () => {
    await sleep(delay, undefined, { signal }).catch(() => undefined)
    delay = Math.min(delay * 2, maxDelay)
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
      // A pending start finishes first, so that its process is stopped too.
      await finished
      await current?.stop()
    },
  }
}
