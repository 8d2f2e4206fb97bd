import { z } from 'zod'

/** Milliseconds of work before a pause: one frame. */
const slice = 16

/** A function that pauses until the next task once the thread was kept for so many milliseconds. */
export function createPause(milliseconds: number): () => Promise<void> | undefined {
  let started = performance.now()
  return () => {
    if (performance.now() - started < milliseconds) return undefined
    return new Promise((resolve) =>
      setTimeout(() => {
        started = performance.now()
        resolve()
      }),
    )
  }
}

/** Yields to the event loop between expensive calls, also across concurrent callers. */
export function withPauses<input, output>(
  work: (input: input) => output | Promise<output>,
  { now = () => performance.now(), pause = () => new Promise<void>((resolve) => setTimeout(resolve)) } = {},
): (input: input) => Promise<output> {
  let pausedAt = now()
  let turn = Promise.resolve()

  async function pauseIfDue(): Promise<void> {
    if (now() - pausedAt < slice) return
    await pause()
    pausedAt = now()
  }

  return async (input) => {
    turn = turn.then(pauseIfDue)
    await turn
    return work(input)
  }
}

/** The schema for an item of a long list, by `parseAsync`: the same result, with pauses between items. */
export function createPausingSchema<schema extends z.ZodType>(schema: schema) {
  return z
    .unknown()
    .transform(withPauses((item: unknown) => item))
    .pipe(schema)
}
