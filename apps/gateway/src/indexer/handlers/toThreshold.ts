import type { ChainLog } from '../ChainLog.ts'
import { UndecodableLogError } from './UndecodableLogError.ts'

/** No Safe can have more owners than a number can count; code run by delegatecall can still emit such an event. */
export function toThreshold(log: ChainLog, threshold: bigint): number {
  if (threshold > BigInt(Number.MAX_SAFE_INTEGER)) throw new UndecodableLogError(log)
  return Number(threshold)
}
