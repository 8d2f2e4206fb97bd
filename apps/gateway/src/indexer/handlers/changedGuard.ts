import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const abi = parseAbi(['event ChangedGuard(address indexed guard)', 'event ChangedGuard(address guard)'])

function handle(log: ChainLog, context: HandlerContext): void {
  const { guard: value } = decodeLog(abi, log).args
  context.facts.rows.setting_event.push({ ...toFact(log, context), kind: 'guard', value })
  context.facts.touch(log.address, 'safe')
}

export const changedGuard = { abi, handle }
