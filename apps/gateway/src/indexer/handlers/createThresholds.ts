import type { Address, Hash } from 'viem'
import type { ChainLog } from '../ChainLog.ts'

/** Follows the thresholds of Safes from log to log. */
export type Thresholds = {
  /** What an execution set for itself comes into force behind it: its log is emitted before the one of the execution. */
  change: (log: ChainLog, threshold: number) => void
  /** In force at once. */
  setUp: (safe: Address, threshold: number) => void
  /** What the signatures of an execution were checked against; null where it is not known. The execution is over then. */
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
  /** What an earlier transaction of the chain set is in force, whether an execution or a module set it. */
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
