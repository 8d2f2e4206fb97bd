/**
 * Runs stages in their order, so many at a time; one that comes `after` another waits for it. The first that fails is
 * the result, and the others are told to stop; undefined when all went well.
 *
 * A stage is `{ name, after?, run }`; `run` resolves to whether it went well.
 */
export async function runSideBySide(stages, { lanes, stopping }) {
  const waiting = [...stages]
  const running = new Map()
  let broken

  async function runOne({ name, run }) {
    const isFine = await run()
    running.delete(name)
    if (isFine || stopping.signal.aborted) return
    broken = name
    stopping.abort()
  }

  /** Whoever is neither under way nor to come is not waited for: a run of one stage has no others. */
  const isReady = ({ after }) => !running.has(after) && waiting.every(({ name }) => name !== after)

  for (;;) {
    while (running.size < lanes && !stopping.signal.aborted) {
      const index = waiting.findIndex(isReady)
      if (index === -1) break
      const [stage] = waiting.splice(index, 1)
      running.set(stage.name, runOne(stage))
    }
    if (running.size === 0) return broken
    await Promise.race(running.values())
  }
}
