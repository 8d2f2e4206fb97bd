import {
  type Call,
  type DecodeCallOptions,
  type DecodedCall,
  decodeCall,
  decodeCallInSlices,
  describeTransaction,
  describeTransactionInSlices,
  type TransactionDescription,
} from '@countersign/protocol/decode'
import type { Hex } from 'viem'
import { runWithPauses } from './runInSlices.ts'

/** Bytes of calldata; less takes about a millisecond. */
export const largeData = 4_000
/** Milliseconds per slice. */
const slice = 2

/** Decodes calldata. Large data is decoded in short slices: see `runInSlices`. */
export async function decodeInSlices(
  call: Call,
  { findFunctions, maxDepth = 8 }: Pick<DecodeCallOptions, 'findFunctions'> & { maxDepth?: number | undefined } = {},
): Promise<DecodedCall> {
  if (countBytes(call.data) <= largeData) return decodeCall(call, { findFunctions, maxDepth })
  return runWithPauses(slice, (pause) => decodeCallInSlices(call, { findFunctions, maxDepth, pause }))
}

/** Describes a transaction, in slices as `decodeInSlices` does. */
export async function describeInSlices(
  parameters: Parameters<typeof describeTransaction>[0],
): Promise<TransactionDescription> {
  if (countBytes(parameters.transaction.data) <= largeData) return describeTransaction(parameters)
  return runWithPauses(slice, (pause) => describeTransactionInSlices({ ...parameters, pause }))
}

export const countBytes = (data: Hex) => (data.length - 2) / 2

/**
 * Bytes of calldata that are decoded synchronously. Nested calls multiply the work: a megabyte would block the main
 * thread for seconds. A batch of 100 transfers needs half.
 */
export const maxExplained = 32_768

export function isExplainable(data: Hex): boolean {
  return data.length <= 2 + 2 * maxExplained
}
