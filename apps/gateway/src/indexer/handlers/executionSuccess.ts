import { parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { recordExecution } from './recordExecution.ts'

const abi = parseAbi([
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
])

function handle(log: ChainLog, context: HandlerContext): void {
  const { payment, txHash } = decodeLog(abi, log).args
  recordExecution(log, context, { payment, safeTxHash: txHash, success: true })
}

export const executionSuccess = { abi, handle }
