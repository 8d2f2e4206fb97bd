import type { AbiEvent } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import type { HandlerContext } from './HandlerContext.ts'

/** Turns one kind of log into facts. */
export type EventHandler = {
  /** All forms of the event: they share topic 0 and differ in what is indexed. */
  abi: readonly AbiEvent[]
  handle: (log: ChainLog, context: HandlerContext) => void
}
