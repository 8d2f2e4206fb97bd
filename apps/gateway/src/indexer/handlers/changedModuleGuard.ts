import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const abi = parseAbi(['event ChangedModuleGuard(address indexed moduleGuard)'])

function handle(log: ChainLog, context: HandlerContext): void {
  const { moduleGuard: value } = decodeLog(abi, log).args
  context.facts.rows.setting_event.push({ ...toFact(log, context), kind: 'moduleGuard', value })
  context.facts.touch(log.address, 'safe')
}

export const changedModuleGuard = { abi, handle }
