import { safeOperationModules } from '@countersign/protocol/hash'
import { type Address, parseAbi } from 'viem'
import type { ChainLog } from '../ChainLog.ts'
import { decodeLog } from './decodeLog.ts'
import type { HandlerContext } from './HandlerContext.ts'
import { toFact } from './toFact.ts'

/** The entry points: anybody else can emit the same event. */
export const entryPoints: readonly Address[] = safeOperationModules.map(({ entryPoint }) => entryPoint)

const abi = parseAbi([
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
])

/** A bundler had it executed: it is no longer pending, whether its call succeeded or not. */
function handle(log: ChainLog, context: HandlerContext): void {
  const { sender, success, userOpHash } = decodeLog(abi, log).args
  context.facts.rows.executed_operation.push({
    ...toFact(log, context, sender),
    entry_point: log.address,
    success,
    user_operation_hash: userOpHash,
  })
  context.facts.touch(sender, 'queue')
}

export const userOperationEvent = { abi, handle }
