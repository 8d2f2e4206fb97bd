import { BaseError } from '@countersign/protocol/errors'
import { boundGarbage, servingGarbage } from './boundGarbage.ts'
import { createLifecycle, type Lifecycle, StoppedError } from './createLifecycle.ts'

/**
 * Everything must have stopped by then. What has not (a node that is slow to answer the indexer) loses nothing: its
 * database transaction is undone, and children end with this process.
 */
const stopTimeout = 4_500

export type ProgramContext = {
  lifecycle: Lifecycle
  /** Aborted when the program shall stop: what waits or repeats gives up. */
  stopping: AbortSignal
}

/**
 * Runs a program until a signal: started in order, stopped in reverse, and nothing left behind when the start fails.
 * The first SIGINT or SIGTERM stops it, a second one ends it at once.
 */
export async function runProgram(start: (context: ProgramContext) => Promise<void>): Promise<void> {
  boundGarbage(servingGarbage)
  const lifecycle = createLifecycle({
    onError: (error) => process.stderr.write(`While stopping: ${describeFailure(error)}\n`),
  })
  const stopping = new AbortController()

  const end = (code: number) => {
    if (stopping.signal.aborted) process.exit(1)
    stopping.abort(new StoppedError())
    setTimeout(() => process.exit(code), stopTimeout).unref()
    void Promise.all([lifecycle.stop(), starting]).finally(() => process.exit(code))
  }
  const fail = (sentence: string) => {
    if (stopping.signal.aborted) return
    process.stderr.write(`${sentence}\n`)
    end(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))

  const starting = start({ lifecycle, stopping: stopping.signal }).catch((error: unknown) => {
    if (stopping.signal.aborted) return
    if (process.env.LOG_LEVEL === 'debug')
      process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
    fail(describeFailure(error))
  })
  await starting
}

/** The one sentence for a program that cannot start; the whole story is for the log. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Countersign cannot start: ${String(error)}`
  // Errors of the house are written for people: cause first, remedy after it.
  if (error instanceof BaseError) return error.message.split('\n').join(' ')
  const [line] = error.message.split('\n')
  return `Countersign cannot start because of an unexpected error (${line || error.name}): set LOG_LEVEL=debug to see more, and please report it.`
}
