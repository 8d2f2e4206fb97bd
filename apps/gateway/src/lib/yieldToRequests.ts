import { constants, platform, setPriority } from 'node:os'

/** Lowers the priority of a worker thread below that of requests. On Linux only: elsewhere it affects the process. */
export function yieldToRequests(): void {
  if (platform() !== 'linux') return
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL / 2)
  } catch {
    // A sandbox may refuse it; priorities stay equal.
  }
}
