/** A sleep that an event can end. An event that comes while nobody sleeps ends the next sleep at once. */
export type Waker = {
  isStopped: () => boolean
  sleep: (milliseconds: number) => Promise<void>
  /** Ends this sleep and all later ones. */
  stop: () => void
  wake: () => void
}

export function createWaker(): Waker {
  let isStopped = false
  let isAwake = false
  let end: (() => void) | undefined
  const wake = () => {
    isAwake = true
    end?.()
  }
  return {
    isStopped: () => isStopped,
    sleep: async (milliseconds) => {
      if (!isAwake && !isStopped)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      end = undefined
      isAwake = false
    },
    stop: () => {
      isStopped = true
      end?.()
    },
    wake,
  }
}
