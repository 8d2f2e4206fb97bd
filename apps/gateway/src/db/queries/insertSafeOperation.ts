import type { SafeOperation } from '@countersign/protocol/hash'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'

export type InsertSafeOperationParameters = {
  chainId: number
  entryPoint: Address
  module: Address
  operation: SafeOperation
  safeOperationHash: Hash
  userOperationHash: Hash
}

/** Stores a user operation; the same one again changes nothing. */
export async function insertSafeOperation(
  db: Db,
  { chainId, entryPoint, module, operation, safeOperationHash, userOperationHash }: InsertSafeOperationParameters,
): Promise<void> {
  await db
    .insertInto('safe_operation')
    .values({
      call_data: operation.callData,
      call_gas_limit: operation.callGasLimit,
      chain_id: chainId,
      entry_point: entryPoint,
      init_code: operation.initCode,
      max_fee_per_gas: operation.maxFeePerGas,
      max_priority_fee_per_gas: operation.maxPriorityFeePerGas,
      module,
      nonce: operation.nonce,
      paymaster_and_data: operation.paymasterAndData,
      pre_verification_gas: operation.preVerificationGas,
      safe: operation.safe,
      safe_operation_hash: safeOperationHash,
      user_operation_hash: userOperationHash,
      valid_after: operation.validAfter,
      valid_until: operation.validUntil,
      verification_gas_limit: operation.verificationGasLimit,
    })
    .onConflict((conflict) => conflict.columns(['chain_id', 'safe_operation_hash']).doNothing())
    .execute()
}
