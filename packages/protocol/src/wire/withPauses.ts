import { z } from 'zod'

/** Milliseconds of work before a pause: one frame. */
const slice = 16

/** A function that pauses once the thread was kept for so many milliseconds: until the next task, or for as long. */
export function createPause(milliseconds: number, { isAsLong = false } = {}): () => Promise<void> | undefined {
  let started = performance.now()
  return () => {
    const took = performance.now() - started
    if (took < milliseconds) return undefined
    return new Promise((resolve) =>
      setTimeout(
        () => {
          started = performance.now()
          resolve()
        },
        isAsLong ? took : 0,
      ),
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

  async function takeTurn(): Promise<void> {
    if (now() - pausedAt < slice) return
    await pause()
    pausedAt = now()
  }

  return async (input) => {
    turn = turn.then(takeTurn)
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
