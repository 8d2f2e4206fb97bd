import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const abi = parseAbi([
  'event ChangedFallbackHandler(address indexed handler)',
  'event ChangedFallbackHandler(address handler)',
])

function handle(log: ChainLog, context: HandlerContext): void {
  const { handler: value } = decodeLog(abi, log).args
  context.facts.rows.setting_event.push({ ...toFact(log, context), kind: 'fallbackHandler', value })
  context.facts.touch(log.address, 'safe')
}

export const changedFallbackHandler = { abi, handle }
