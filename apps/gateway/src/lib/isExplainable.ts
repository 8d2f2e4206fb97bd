import type { Hex } from 'viem'

/**
 * Bytes of calldata that are explained. Calls in calls make the work and the answer a multiple of it, and a list has many
 * transactions: a megabyte would keep the thread that answers everybody for seconds. A batch of 100 transfers needs half.
 */
export const maxExplained = 32_768

/** Whether calldata is small enough to be decoded while others wait. */
export function isExplainable(data: Hex): boolean {
  return data.length <= 2 + 2 * maxExplained
}
