import type { Hex } from 'viem'
import { runInSlices } from './runInSlices.ts'

/** In bytes of calldata. Less is explained before anybody notices. */
export const largeData = 8_000

/** Explains calldata; what is large in turns with all other heavy work. */
export async function explainInSlices<result>(data: Hex, explain: () => result): Promise<result> {
  return countBytes(data) > largeData ? runInSlices(explain) : explain()
}

export const countBytes = (data: Hex) => (data.length - 2) / 2
