import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'
import { toThreshold } from './toThreshold.ts'

const abi = parseAbi(['event ChangedThreshold(uint256 threshold)'])

function handle(log: ChainLog, context: HandlerContext): void {
  const threshold = toThreshold(log, decodeLog(abi, log).args.threshold)
  context.thresholds.change(log, threshold)
  context.facts.rows.threshold_event.push({ ...toFact(log, context), threshold })
  context.facts.touch(log.address, 'safe', 'queue')
}

export const changedThreshold = { abi, handle }
