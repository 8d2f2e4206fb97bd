import type { Address, Hash } from 'viem'
import type { Facts, FactTable } from './Facts.ts'
import type { IndexerLimits } from './IndexerLimits.ts'

type Row = { safe: Address; transaction_hash: Hash }

/** Tables with one row per event, of any emitter. The others have one row per Safe or transaction. */
export const boundedTables = [
  'approved_hash',
  'executed_operation',
  'module_event',
  'module_execution',
  'multisig_execution',
  'owner_event',
  'setting_event',
  'signed_message',
  'threshold_event',
  'transfer',
] as const satisfies readonly FactTable[]

export type FactLimits = Pick<IndexerLimits, 'factsPerTransaction' | 'transfersPerTransaction'>

/**
 * Removes rows that a Safe repeats within one transaction, and rows above the limit; the first are retained.
 *
 * @returns how many rows were removed
 */
export function boundFacts({ rows }: Pick<Facts, 'rows'>, limits: FactLimits): number {
  const max = limits.factsPerTransaction
  const before = count(rows)
  rows.approved_hash = boundRows(rows.approved_hash, { max, toKey: ({ hash, owner }) => `${hash}:${owner}` })
  rows.executed_operation = boundRows(rows.executed_operation, { max })
  rows.module_event = boundRows(
    dropRepeated(rows.module_event, ({ module }) => module),
    { max },
  )
  rows.module_execution = boundRows(rows.module_execution, { max })
  // A nonce is used once: a second result of the same hash is forged.
  rows.multisig_execution = boundRows(rows.multisig_execution, { max, toKey: ({ safe_tx_hash }) => safe_tx_hash })
  rows.owner_event = boundRows(
    dropRepeated(rows.owner_event, ({ owner }) => owner),
    { max },
  )
  rows.setting_event = boundRows(rows.setting_event, { max })
  rows.signed_message = boundRows(rows.signed_message, { max, toKey: ({ hash }) => hash })
  rows.threshold_event = boundRows(rows.threshold_event, { max })
  // Per token: logs of a worthless one must not displace those of another in the same transaction.
  rows.transfer = boundRows(rows.transfer, {
    max: limits.transfersPerTransaction,
    toPart: ({ kind, token }) => `${kind}:${token}`,
  })
  return before - count(rows)
}

const count = (rows: Facts['rows']) => boundedTables.reduce((sum, table) => sum + rows[table].length, 0)

/** Who is an owner or a module already is added by no further event: without the rows that change nothing. */
function dropRepeated<row extends Row & { kind: string }>(
  rows: readonly row[],
  toSubject: (row: row) => string,
): row[] {
  const kinds = new Map<string, string>()
  return rows.filter((row) => {
    const subject = `${row.transaction_hash}:${row.safe}:${toSubject(row)}`
    if (kinds.get(subject) === row.kind) return false
    kinds.set(subject, row.kind)
    return true
  })
}

function boundRows<row extends Row>(
  rows: readonly row[],
  { max, toKey, toPart }: { max: number; toKey?: (row: row) => string; toPart?: (row: row) => string },
): row[] {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  return rows.filter((row) => {
    const place = `${row.transaction_hash}:${row.safe}:${toPart?.(row) ?? ''}`
    const before = counts.get(place) ?? 0
    if (before >= max) return false
    if (toKey) {
      const key = `${place}:${toKey(row)}`
      if (seen.has(key)) return false
      seen.add(key)
    }
    counts.set(place, before + 1)
    return true
  })
}
