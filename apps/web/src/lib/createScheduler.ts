import { nextTask } from './nextTask.ts'

/** Requests that one task may begin: each takes a phone some milliseconds. */
const atOnce = 3

/** Lets some through in each task, in their order. */
export function createScheduler(wait: () => Promise<void> = nextTask): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isBusy = false
  async function admit(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      await wait()
      for (const enter of waiting.splice(0, atOnce)) enter()
    }
    isBusy = false
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (!isBusy) void admit()
    })
}
