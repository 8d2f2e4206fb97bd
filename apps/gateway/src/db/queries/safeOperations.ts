import type { SafeOperation } from '@countersign/protocol/hash'
import { type Selectable, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database, Db } from '../schema.ts'
import { toConfirmation } from './confirmations.ts'
import { loadBounded, measureSafeOperations } from './loadBounded.ts'
import { countUpTo, type PageParameters } from './pages.ts'
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

/** User operations with their signatures, in the order of the hashes: three queries for any number. */
export async function loadSafeOperations(
  db: Db,
  { chainId, safeOperationHashes }: { chainId: number; safeOperationHashes: readonly Hash[] },
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
      confirmations: own.map(toConfirmation),
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

type ListSafeOperationsPageParameters = Omit<PageParameters, 'place'> & {
  /** Only executed ones, or only the others. */
  executed?: boolean | undefined
  ordering: '-created' | '-nonce' | 'created' | 'nonce'
}

/** A Safe's user operations; fewer where they are large. */
export async function listSafeOperationsPage(
  db: Db,
  { chainId, executed, limit, offset, ordering, safe }: ListSafeOperationsPageParameters,
): Promise<{ count: number; hasMore: boolean; operations: SafeOperationRecord[] }> {
  const isExecuted = sql`exists (
    select from executed_operation as executed
    where executed.chain_id = safe_operation.chain_id and executed.safe = safe_operation.safe
      and executed.user_operation_hash = safe_operation.user_operation_hash
      and executed.entry_point = safe_operation.entry_point)`
  const isRequested = executed === undefined ? sql`true` : executed ? isExecuted : sql`not ${isExecuted}`
  const list = sql`from safe_operation where chain_id = ${chainId} and safe = ${safe} and ${isRequested}`
  const direction = sql.raw(ordering.startsWith('-') ? 'desc' : 'asc')
  const column = sql.ref(ordering.endsWith('nonce') ? 'nonce' : 'created_at')
  const [{ rows }, count] = await Promise.all([
    sql<{ safe_operation_hash: Hash }>`select safe_operation_hash ${list}
      order by ${column} ${direction}, created_at ${direction}, safe_operation_hash
      limit ${limit} offset ${offset}`.execute(db),
    countUpTo(db, { limit, offset, rows: list }),
  ])
  const safeOperationHashes = rows.map((row) => row.safe_operation_hash)
  const { isCut, records: operations } = await loadBounded({
    keys: safeOperationHashes,
    load: (some) => loadSafeOperations(db, { chainId, safeOperationHashes: some }),
    measure: (some) => measureSafeOperations(db, { chainId, safeOperationHashes: some }),
  })
  return { count, hasMore: isCut || offset + limit < count, operations }
}

export async function findSafeOperation(
  db: Db,
  { chainId, safeOperationHash }: { chainId: number; safeOperationHash: Hash },
): Promise<SafeOperationRecord | undefined> {
  const [record] = await loadSafeOperations(db, { chainId, safeOperationHashes: [safeOperationHash] })
  return record
}

/** The newest of those that differ only in when they are valid, which their hash as a user operation leaves out. */
export async function findUserOperation(
  db: Db,
  { chainId, userOperationHash }: { chainId: number; userOperationHash: Hash },
): Promise<SafeOperationRecord | undefined> {
  const found = await db
    .selectFrom('safe_operation')
    .where('chain_id', '=', chainId)
    .where('user_operation_hash', '=', userOperationHash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .select('safe_operation_hash')
    .executeTakeFirst()
  return found && findSafeOperation(db, { chainId, safeOperationHash: found.safe_operation_hash })
}

type InsertSafeOperationParameters = {
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
