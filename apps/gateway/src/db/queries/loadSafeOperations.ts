import type { SafeOperation } from '@countersign/protocol/hash'
import type { Selectable } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database, Db } from '../schema.ts'
import type { Confirmation } from './Records.ts'

export type SafeOperationRecord = {
  /** Oldest first. */
  confirmations: Confirmation[]
  createdAt: Date
  entryPoint: Address
  /** The chain transaction that executed it. */
  executedIn: Hash | null
  modifiedAt: Date
  module: Address
  operation: SafeOperation
  safeOperationHash: Hash
  userOperationHash: Hash
}

export type LoadSafeOperationsParameters = { chainId: number; safeOperationHashes: readonly Hash[] }

/** User operations with their signatures, in the order of the hashes: three queries for any number. */
export async function loadSafeOperations(
  db: Db,
  { chainId, safeOperationHashes }: LoadSafeOperationsParameters,
): Promise<SafeOperationRecord[]> {
  if (safeOperationHashes.length === 0) return []
  const [operations, confirmations, executions] = await Promise.all([
    db
      .selectFrom('safe_operation')
      .where('chain_id', '=', chainId)
      .where('safe_operation_hash', 'in', safeOperationHashes)
      .selectAll()
      .execute(),
    db
      .selectFrom('safe_operation_confirmation')
      .where('chain_id', '=', chainId)
      .where('safe_operation_hash', 'in', safeOperationHashes)
      .orderBy('created_at')
      .selectAll()
      .execute(),
    db
      .selectFrom('safe_operation')
      .innerJoin('executed_operation', (join) =>
        join
          .onRef('executed_operation.chain_id', '=', 'safe_operation.chain_id')
          .onRef('executed_operation.user_operation_hash', '=', 'safe_operation.user_operation_hash')
          .onRef('executed_operation.entry_point', '=', 'safe_operation.entry_point')
          .onRef('executed_operation.safe', '=', 'safe_operation.safe'),
      )
      .where('safe_operation.chain_id', '=', chainId)
      .where('safe_operation_hash', 'in', safeOperationHashes)
      .select(['safe_operation_hash', 'transaction_hash'])
      .execute(),
  ])
  return safeOperationHashes.flatMap((hash) => {
    const row = operations.find(({ safe_operation_hash }) => safe_operation_hash === hash)
    if (!row) return []
    const own = confirmations.filter(({ safe_operation_hash }) => safe_operation_hash === hash)
    return {
      confirmations: own.map(({ created_at, kind, owner, signature, verdict }) => ({
        createdAt: created_at,
        kind,
        owner,
        signature,
        source: 'service' as const,
        verdict,
      })),
      createdAt: row.created_at,
      entryPoint: row.entry_point,
      executedIn: executions.find(({ safe_operation_hash }) => safe_operation_hash === hash)?.transaction_hash ?? null,
      modifiedAt: row.modified_at,
      module: row.module,
      operation: toOperation(row),
      safeOperationHash: hash,
      userOperationHash: row.user_operation_hash,
    }
  })
}

function toOperation(row: Selectable<Database['safe_operation']>): SafeOperation {
  return {
    callData: row.call_data,
    callGasLimit: row.call_gas_limit,
    initCode: row.init_code,
    maxFeePerGas: row.max_fee_per_gas,
    maxPriorityFeePerGas: row.max_priority_fee_per_gas,
    nonce: row.nonce,
    paymasterAndData: row.paymaster_and_data,
    preVerificationGas: row.pre_verification_gas,
    safe: row.safe,
    validAfter: row.valid_after,
    validUntil: row.valid_until,
    verificationGasLimit: row.verification_gas_limit,
  }
}
