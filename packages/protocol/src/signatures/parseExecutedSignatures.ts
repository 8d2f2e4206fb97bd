import { type Hex, size } from 'viem'
import { parseSignatures } from './parseSignatures.ts'
import type { SafeSignature } from './SafeSignature.ts'

export type ExecutedSignatures = {
  /** How many of them, from the first on, the contract has checked for certain. */
  checked: number
  signatures: SafeSignature[]
}

/** Limit without a known threshold: hostile bytes can look like thousands of signatures. */
const mostWithoutThreshold = 50

/**
 * The signatures that an execution was sent with. The contract looks at as many as its threshold was; what follows them is
 * no signature, or was never checked: a guard's data, another contract's, anything. Without the threshold as many are read
 * as can be, of which the first alone is sure to have been checked.
 *
 * @param threshold Of the Safe when it executed, where it is known
 */
export function parseExecutedSignatures(packed: Hex, threshold: number | undefined): ExecutedSignatures {
  const known = threshold === undefined || threshold < 1 ? undefined : tryToParse(packed, threshold)
  if (known) return { checked: known.length, signatures: known }
  let signatures: SafeSignature[] = []
  for (let count = 1; count <= Math.min(mostWithoutThreshold, Math.floor(size(packed) / 65)); count += 1) {
    const longer = tryToParse(packed, count)
    if (!longer) break
    signatures = longer
  }
  return { checked: Math.min(signatures.length, 1), signatures }
}

function tryToParse(packed: Hex, count: number): SafeSignature[] | undefined {
  try {
    return parseSignatures(packed, { count })
  } catch {
    return undefined
  }
}
