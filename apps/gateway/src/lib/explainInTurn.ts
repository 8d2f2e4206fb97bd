import type { Hex } from 'viem'
import { workAndRest } from './workAndRest.ts'

/** In bytes of calldata. Less is explained before anybody notices. */
export const largeData = 8_000

/** Explains calldata; what is large in turns with all other heavy work. */
export async function explainInTurn<result>(data: Hex, explain: () => result): Promise<result> {
  return countBytes(data) > largeData ? workAndRest(explain) : explain()
}

export const countBytes = (data: Hex) => (data.length - 2) / 2
