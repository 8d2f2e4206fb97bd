import { createLifecycle, type Lifecycle, StoppedError } from './createLifecycle.ts'
import { describeFailure } from './describeFailure.ts'

/** Everything must have stopped by then; what has not is left to end with this process, as its children do. */
const stopTimeout = 4_500

export type ProgramContext = {
  /** Ends the program with a sentence when something it needs has ended by itself. */
  fail(sentence: string): void
  lifecycle: Lifecycle
}

/**
 * Runs a program until a signal: started in order, stopped in reverse, and nothing left behind when the start fails.
 * The first SIGINT or SIGTERM stops it, a second one ends it at once.
 */
export async function runProgram(start: (context: ProgramContext) => Promise<void>): Promise<void> {
  const lifecycle = createLifecycle({
    onError: (error) => process.stderr.write(`While stopping: ${describeFailure(error)}\n`),
  })
  let isStopping = false

  const end = (code: number) => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), stopTimeout).unref()
    void Promise.all([lifecycle.stop(), starting]).finally(() => process.exit(code))
  }
  const fail = (sentence: string) => {
    if (isStopping) return
    process.stderr.write(`${sentence}\n`)
    end(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))

  const starting = start({ fail, lifecycle }).catch((error: unknown) => {
    if (isStopping || error instanceof StoppedError) return
    if (process.env.LOG_LEVEL === 'debug')
      process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
    fail(describeFailure(error))
  })
  await starting
}
