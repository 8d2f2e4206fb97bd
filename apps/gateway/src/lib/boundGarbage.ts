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
