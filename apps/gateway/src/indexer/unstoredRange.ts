import type { Address } from 'viem'
import { isExecution } from './handlers/handlers.ts'
import type { FetchedRange } from './readRange.ts'

/** A range that is read, or is being read, while ranges before it are written. */
export type UnwrittenRange = {
  /** Safes that executed something in it. */
  executors: Promise<ReadonlySet<Address>>
  from: number
  onFetched: (fetched: Pick<FetchedRange, 'logs'>) => void
  onWritten: () => void
  written: Promise<void>
}

export function createUnwrittenRange(from: number): UnwrittenRange {
  let onExecutors: (executors: ReadonlySet<Address>) => void = () => undefined
  let onWritten: () => void = () => undefined
  const executors = new Promise<ReadonlySet<Address>>((resolve) => {
    onExecutors = resolve
  })
  const written = new Promise<void>((resolve) => {
    onWritten = resolve
  })
  const onFetched = ({ logs }: Pick<FetchedRange, 'logs'>) =>
    onExecutors(new Set(logs.filter(isExecution).map(({ address }) => address)))
  return { executors, from, onFetched, onWritten, written }
}

/** Until those of the ranges are written in which one of the Safes executed something. */
export async function awaitWritten(ranges: readonly UnwrittenRange[], safes: readonly Address[]): Promise<void> {
  for (const { executors, written } of ranges) {
    // One that is never fetched is never written either, and what follows it is forgotten.
    const known = await Promise.race([executors, written])
    if (known && safes.some((safe) => known.has(safe))) await written
  }
}
