/** Does work of a holder in a lane when its turn has come. */
export type InFairTurn = <result>(
  turn: { holder: string; lane: string },
  work: () => Promise<result>,
) => Promise<result>

type Lane = { isBusy: boolean; waiting: Map<string, (() => void)[]> }

/**
 * One piece of work of a lane at a time, and the holders of those that wait one after the other: whoever brings a hundred
 * waits for themselves, and others wait for one of them.
 */
export function createFairTurns(): InFairTurn {
  const lanes = new Map<string, Lane>()

  function next(name: string, lane: Lane): void {
    const first = lane.waiting.entries().next()
    if (first.done) {
      lanes.delete(name)
      return
    }
    const [holder, [start, ...others]] = first.value
    // Behind everybody else who waits.
    lane.waiting.delete(holder)
    if (others.length > 0) lane.waiting.set(holder, others)
    if (start) setImmediate(start)
  }

  return async ({ holder, lane: name }, work) => {
    const lane = lanes.get(name) ?? { isBusy: false, waiting: new Map() }
    lanes.set(name, lane)
    if (lane.isBusy)
      await new Promise<void>((resolve) => {
        lane.waiting.set(holder, [...(lane.waiting.get(holder) ?? []), resolve])
      })
    lane.isBusy = true
    try {
      return await work()
    } finally {
      next(name, lane)
    }
  }
}
