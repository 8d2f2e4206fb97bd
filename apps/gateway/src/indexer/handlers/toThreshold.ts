import type { ChainLog } from '../ChainLog.ts'
import { UndecodableLogError } from './UndecodableLogError.ts'

/** No Safe has more owners than a safe integer; code run by delegatecall can still emit such an event. */
export function toThreshold(log: ChainLog, threshold: bigint): number {
  if (threshold > BigInt(Number.MAX_SAFE_INTEGER)) throw new UndecodableLogError(log)
  return Number(threshold)
}
