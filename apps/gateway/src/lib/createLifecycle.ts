/** Ends a start that was interrupted by a stop; never shown. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

export type Lifecycle = {
  /** Registers a stop function. If stopping has begun, it runs at once and the start is aborted. */
  onStop(stop: () => Promise<void>): Promise<void>
  /** Stops everything in reverse order. */
  stop(): Promise<void>
}

/** Collects stop functions, so that a failure or a signal during the start leaves nothing running. */
export function createLifecycle({ onError }: { onError: (error: unknown) => void }): Lifecycle {
  const started: (() => Promise<void>)[] = []
  let isStopping = false

  async function stopOne(stop: () => Promise<void>): Promise<void> {
    // A failing stop must not prevent the others.
    await stop().catch(onError)
  }

  return {
    async onStop(stop) {
      if (!isStopping) {
        started.push(stop)
        return
      }
      await stopOne(stop)
      throw new StoppedError()
    },
    async stop() {
      isStopping = true
      for (let stop = started.pop(); stop; stop = started.pop()) await stopOne(stop)
    },
  }
}
