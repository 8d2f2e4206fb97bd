import { constants, platform, setPriority } from 'node:os'

/**
 * Called in a worker: whoever waits for an answer comes before what a thread beside does. On Linux a priority is that of
 * the thread; elsewhere it would be that of the whole process, and nothing would be gained.
 */
export function yieldToRequests(): void {
  if (platform() !== 'linux') return
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL / 2)
  } catch {
    // A sandbox that refuses it: then the threads are equals, as they were.
  }
}
