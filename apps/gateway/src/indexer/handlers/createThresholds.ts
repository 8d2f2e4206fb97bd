import type { Address, Hash } from 'viem'
import type { ChainLog } from '../ChainLog.ts'

/** Tracks the thresholds of Safes from log to log. */
export type Thresholds = {
  /** A threshold that an execution sets applies after it: its log is emitted before the one of the execution. */
  change: (log: ChainLog, threshold: number) => void
  /** Applies at once. */
  setUp: (safe: Address, threshold: number) => void
  /** The threshold of an execution's signatures; null if unknown. Ends the execution. */
  takeForExecution: (log: ChainLog) => number | null
}

export function createThresholds(known: ReadonlyMap<Address, number>): Thresholds {
  const inForce = new Map(known)
  const changed = new Map<Address, { hash: Hash; threshold: number }>()
  function apply(safe: Address): void {
    const change = changed.get(safe)
    if (change) inForce.set(safe, change.threshold)
    changed.delete(safe)
  }
  /** A threshold that an earlier transaction set applies, whether by an execution or a module. */
  function begin({ address, transactionHash }: ChainLog): void {
    if (changed.get(address)?.hash !== transactionHash) apply(address)
  }
  return {
    change: (log, threshold) => {
      begin(log)
      changed.set(log.address, { hash: log.transactionHash, threshold })
    },
    setUp: (safe, threshold) => {
      changed.delete(safe)
      inForce.set(safe, threshold)
    },
    takeForExecution: (log) => {
      begin(log)
      const threshold = inForce.get(log.address) ?? null
      apply(log.address)
      return threshold
    },
  }
}
