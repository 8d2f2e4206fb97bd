import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toCallKey } from './toFact.ts'
import { UndecodableLogError } from './UndecodableLogError.ts'

const abi = parseAbi([
  'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
])

/** An L2 singleton logs the contents of a module's transaction, then its result. Modules may be nested in between. */
function handle(log: ChainLog, context: HandlerContext): void {
  const { data, module, operation, to, value } = decodeLog(abi, log).args
  if (operation !== 0 && operation !== 1) throw new UndecodableLogError(log)
  const key = toCallKey(log, module)
  const stack = context.announcedModuleCalls.get(key) ?? []
  stack.push({ data, logIndex: log.logIndex, operation, to, value })
  context.announcedModuleCalls.set(key, stack)
}

export const safeModuleTransaction = { abi, handle }
