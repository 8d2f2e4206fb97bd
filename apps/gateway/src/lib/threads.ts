import { constants, platform, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/**
 * Limits garbage to a percentage of the live heap, in every thread. V8's default scales with the machine's memory and
 * let the heap grow to four times the live size.
 */
export function boundGarbage(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}

/** While serving requests. */
export const servingGarbage = 50
/** During the initial sync: objects live for a second, and frequent collections cost a tenth of the time. */
export const indexingGarbage = 150

/** Lowers the priority of a worker thread below that of requests. On Linux only: elsewhere it affects the process. */
export function yieldToRequests(): void {
  if (platform() !== 'linux') return
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A sandbox may refuse it; priorities stay equal.
  }
}

/** Program of a worker: as configured, or the bundle that tests set in the environment. */
export function findProgram(named: URL | undefined, bundle: string | undefined): URL | undefined {
  return named ?? (bundle ? pathToFileURL(bundle) : undefined)
}
