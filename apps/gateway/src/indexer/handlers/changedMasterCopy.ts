import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const abi = parseAbi([
  'event ChangedMasterCopy(address indexed masterCopy)',
  'event ChangedMasterCopy(address masterCopy)',
])

function handle(log: ChainLog, context: HandlerContext): void {
  const { masterCopy: value } = decodeLog(abi, log).args
  context.facts.rows.setting_event.push({ ...toFact(log, context), kind: 'masterCopy', value })
  context.facts.touch(log.address, 'safe')
}

export const changedMasterCopy = { abi, handle }
