import type { Hex } from 'viem'

/**
 * Bytes of calldata that are decoded synchronously. Nested calls multiply the work: a megabyte would block the main
 * thread for seconds. A batch of 100 transfers needs half.
 */
export const maxExplained = 32_768

export function isExplainable(data: Hex): boolean {
  return data.length <= 2 + 2 * maxExplained
}
