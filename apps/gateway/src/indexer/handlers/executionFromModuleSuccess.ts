import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { recordModuleExecution } from './recordModuleExecution.ts'

const abi = parseAbi(['event ExecutionFromModuleSuccess(address indexed module)'])

function handle(log: ChainLog, context: HandlerContext): void {
  recordModuleExecution(log, context, { module: decodeLog(abi, log).args.module, success: true })
}

export const executionFromModuleSuccess = { abi, handle }
