import { safeOperationModules } from '@countersign/protocol/hash'
import { type Address, parseAbi } from 'viem'
import { defineHandler } from './decodeLog.ts'
import { toFact } from './HandlerContext.ts'

/** The entry points: anybody else can emit the same event. */
export const entryPoints: readonly Address[] = safeOperationModules.map(({ entryPoint }) => entryPoint)

/** A bundler had it executed: it is no longer pending, whether its call succeeded or not. */
export const userOperationEvent = defineHandler(
  parseAbi([
    'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
  ]),
  ({ sender, success, userOpHash }, log, context) => {
    context.facts.rows.executed_operation.push({
      ...toFact(log, context, sender),
      entry_point: log.address,
      success,
      user_operation_hash: userOpHash,
    })
    context.facts.touch(sender, 'queue')
  },
)
