import type { Hex } from 'viem'
import { runInSlices } from './runInSlices.ts'

/** Bytes of calldata. Less is decoded at once. */
export const largeData = 8_000

/** Decodes calldata; large calldata is scheduled with other heavy work. */
export async function explainInSlices<result>(data: Hex, explain: () => result): Promise<result> {
  return countBytes(data) > largeData ? runInSlices(explain) : explain()
}

export const countBytes = (data: Hex) => (data.length - 2) / 2
