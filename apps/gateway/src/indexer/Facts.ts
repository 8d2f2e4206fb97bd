import type { ChangeKind } from '@countersign/protocol/wire'
import type { Insertable } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../db/schema.ts'
import type { FailedTransaction } from './FailedTransaction.ts'

/** Tables whose rows reference a block, in an order in which they can be written. */
export const factTables = [
  'chain_transaction',
  'safe_creation',
  'owner_event',
  'threshold_event',
  'module_event',
  'setting_event',
  'multisig_execution',
  'execution_signature',
  'module_execution',
  'transfer',
  'safe_transaction',
  'approved_hash',
  'signed_message',
  'executed_operation',
] as const

export type FactTable = (typeof factTables)[number]

/** Decoded rows of a range, before anything is written. */
export type Facts = {
  readonly failed: FailedTransaction[]
  readonly rows: { [table in FactTable]: Insertable<Database[table]>[] }
  readonly touched: Map<Address, Set<ChangeKind>>
  touch: (safe: Address, ...kinds: ChangeKind[]) => void
}

export function createFacts(): Facts {
  const touched = new Map<Address, Set<ChangeKind>>()
  return {
    failed: [],
    rows: {
      approved_hash: [],
      chain_transaction: [],
      executed_operation: [],
      execution_signature: [],
      module_event: [],
      module_execution: [],
      multisig_execution: [],
      owner_event: [],
      safe_creation: [],
      safe_transaction: [],
      setting_event: [],
      signed_message: [],
      threshold_event: [],
      transfer: [],
    },
    touch: (safe, ...kinds) => {
      const set = touched.get(safe) ?? new Set()
      for (const kind of kinds) set.add(kind)
      touched.set(safe, set)
    },
    touched,
  }
}
