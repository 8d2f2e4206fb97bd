import { BaseError } from '@countersign/protocol/errors'
import { createLifecycle, type Lifecycle, StoppedError } from './createLifecycle.ts'
import { boundGarbage, servingGarbage } from './threads.ts'

/** Milliseconds until the process exits anyway. Nothing is lost: open transactions roll back, children end with it. */
const stopTimeout = 4_500

export type ProgramContext = {
  lifecycle: Lifecycle
  /** Aborted on the first signal: waits and retries end. */
  stopping: AbortSignal
}

/**
 * Runs a program until a signal: starts parts in order, stops them in reverse, also when the start fails. The first
 * SIGINT or SIGTERM stops it, a second one exits at once.
 */
export async function runProgram(
  start: (context: ProgramContext) => Promise<void>,
  { help }: { help: string },
): Promise<void> {
  const [argument] = process.argv.slice(2)
  if (argument !== undefined) return answerArgument(argument, { help })
  boundGarbage(servingGarbage)
  const lifecycle = createLifecycle({
    onError: (error) => process.stderr.write(`Shutdown failed: ${describeFailure(error)}\n`),
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

/** One sentence for standard error; `LOG_LEVEL=debug` adds the stack. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Countersign cannot start: ${String(error)}`
  // Our own errors name cause and remedy.
  if (error instanceof BaseError) return error.message.split('\n').join(' ')
  const [line] = error.message.split('\n')
  return `Countersign cannot start: unexpected error (${line || error.name}). Set LOG_LEVEL=debug for details, and report it.`
}

/** Programs accept only `--help`: all settings are environment variables. */
export function answerArgument(argument: string, { help }: { help: string }): void {
  if (argument === '--help' || argument === '-h') {
    process.stdout.write(help)
    return
  }
  process.stderr.write(`Unknown option ${argument}. See --help for the settings.\n`)
  process.exitCode = 1
}
