import type { ChangeKind, ServiceEvent } from '@countersign/protocol'
import type { QueryKey } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../safe/queries.ts'

/** What of a Safe each kind of change makes old, by the third part of its key. */
const parts: Record<ChangeKind, readonly string[]> = {
  safe: ['state', 'checks', 'report', 'queueReports', 'messages'],
  // Its reports follow what it says.
  queue: ['queue', 'report'],
  history: ['history'],
  balances: ['balances'],
  messages: ['messages'],
  collectibles: ['collectibles'],
  delegates: ['delegates'],
}

/** Which queries an event of the service makes old: those that it names, and no others. */
export function listChangedKeys(safe: SafeId, { kinds, block, safeTxHash }: ServiceEvent): QueryKey[] {
  const changed = new Set(kinds.flatMap((kind) => parts[kind]))
  const isOne = safeTxHash !== undefined && !kinds.includes('safe')
  const keys: QueryKey[] = [...changed].map((part) =>
    part === 'report' && isOne ? [...safeKey(safe), part, safeTxHash.toLowerCase()] : [...safeKey(safe), part],
  )
  if (block !== null) keys.push(['chain', safe.chainId, 'head'])
  return keys
}
