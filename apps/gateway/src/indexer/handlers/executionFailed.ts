import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { recordExecution } from './recordExecution.ts'

const abi = parseAbi(['event ExecutionFailed(bytes32 txHash)'])

/** Of Safes before 1.1.0, which log no successful execution. The payment is not logged. */
function handle(log: ChainLog, context: HandlerContext): void {
  recordExecution(log, context, { payment: 0n, safeTxHash: decodeLog(abi, log).args.txHash, success: false })
}

export const executionFailed = { abi, handle }
