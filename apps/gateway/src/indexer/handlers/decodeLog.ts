import { type Abi, type ParseEventLogsReturnType, parseEventLogs } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { UndecodableLogError } from './UndecodableLogError.ts'

/** Decodes by whichever form of the event fits the number of topics. */
export function decodeLog<const abi extends Abi>(
  abi: abi,
  log: ChainLog,
): ParseEventLogsReturnType<abi, undefined, true>[number] {
  const [event] = parseEventLogs({ abi, logs: [log] })
  if (!event) throw new UndecodableLogError(log)
  return event
}
