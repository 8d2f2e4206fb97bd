/** Thrown where a start notices that it should not go on; never shown. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

export type Lifecycle = {
  /** Registers how to stop what was just started. Once stopping has begun it is stopped at once, and the start ends here. */
  onStop(stop: () => Promise<void>): Promise<void>
  /** Stops everything, what was started last first. */
  stop(): Promise<void>
}

/** Keeps what a program started, so that a failure or a signal half-way leaves nothing behind. */
export function createLifecycle({ onError }: { onError: (error: unknown) => void }): Lifecycle {
  const started: (() => Promise<void>)[] = []
  let isStopping = false

  async function stopOne(stop: () => Promise<void>): Promise<void> {
    // One that fails to stop must not keep the others running.
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
