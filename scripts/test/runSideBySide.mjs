/**
 * Runs stages in order, at most `lanes` at a time, without counting those with `isLight`. One with `after` waits for
 * that stage, one with `isAlone` runs alone. The first stage whose `run` resolves to false is the result: the others
 * are aborted.
 */
export async function runSideBySide(stages, { lanes, stopping }) {
  const waiting = [...stages]
  const running = new Map()
  let broken
  let counted = 0
  let isAloneRunning = false

  async function runOne({ isLight, name, run }) {
    const isPassed = await run()
    running.delete(name)
    isAloneRunning = false
    counted -= isLight ? 0 : 1
    if (isPassed || stopping.signal.aborted) return
    broken = name
    stopping.abort()
  }

  /** A single stage waits for no other. */
  const isReady = ({ after, isAlone, isLight }) =>
    (isLight || counted < lanes) &&
    (!isAlone || running.size === 0) &&
    !running.has(after) &&
    waiting.every(({ name }) => name !== after)

  for (;;) {
    while (!isAloneRunning && !stopping.signal.aborted) {
      const index = waiting.findIndex(isReady)
      if (index === -1) break
      const [stage] = waiting.splice(index, 1)
      isAloneRunning = stage.isAlone ?? false
      counted += stage.isLight ? 0 : 1
      running.set(stage.name, runOne(stage))
    }
    if (running.size === 0) return broken
    await Promise.race(running.values())
  }
}
