export type Semaphore = <result>(work: () => Promise<result>) => Promise<result>

export function createSemaphore(maximum: number): Semaphore {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < maximum) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
