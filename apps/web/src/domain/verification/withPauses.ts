/** A screen is drawn sixty times a second: longer than one of these the page is not kept from it. */
const slice = 16

/** Lets the page work on between calls that keep it busy. */
export function withPauses<input, output>(
  work: (input: input) => Promise<output>,
  { now = () => performance.now(), pause = () => new Promise<void>((resolve) => setTimeout(resolve)) } = {},
): (input: input) => Promise<output> {
  let pausedAt = now()
  let pausing: Promise<void> | undefined
  return async (input) => {
    if (now() - pausedAt >= slice)
      pausing ??= pause().then(() => {
        pausedAt = now()
        pausing = undefined
      })
    await pausing
    return work(input)
  }
}
