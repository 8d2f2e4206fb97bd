import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

const abi = parseAbi(['event EnabledModule(address indexed module)', 'event EnabledModule(address module)'])

function handle(log: ChainLog, context: HandlerContext): void {
  const { module } = decodeLog(abi, log).args
  context.facts.rows.module_event.push({ ...toFact(log, context), kind: 'enabled', module })
  context.facts.touch(log.address, 'safe')
}

export const enabledModule = { abi, handle }
