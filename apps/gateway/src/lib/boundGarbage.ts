import { setFlagsFromString } from 'node:v8'

/**
 * How much garbage there may be, in percent of what is alive, before the collector looks; in every thread of the process.
 * Its own rule takes the size of the machine into account, and let the heap become four times what is alive when many pages
 * were worked out anew.
 */
export function boundGarbage(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}

/** While it serves. */
export const servingGarbage = 50
/** While a chain is read from its beginning: what is read lives for a second, and looking at it often takes a tenth of the time. */
export const indexingGarbage = 150
