import type { ChangeKind, ServiceEvent } from '@countersign/protocol/wire'
import type { QueryKey } from '@tanstack/react-query'
import { type SafeId, safeKey } from './queries.ts'

/** Any change on the chain can affect a simulation: funds, owners, approvals, spent limits. */
const chainState: readonly ChangeKind[] = ['safe', 'queue', 'history', 'balances', 'collectibles']

/**
 * Every query of a Safe, by the third element of its key, and the changes that invalidate it. `listChangedKeys.test.ts`
 * compares it with the sources: a missing query would show stale data.
 */
export const safeParts: Readonly<Record<string, readonly ChangeKind[]>> = {
  state: ['safe'],
  checks: ['safe'],
  report: ['safe', 'queue'],
  queueReports: ['safe'],
  messages: ['safe', 'messages'],
  queue: ['queue'],
  history: ['history'],
  balances: ['balances'],
  coin: ['balances'],
  collectibles: ['collectibles'],
  multiToken: ['balances', 'collectibles'],
  delegates: ['delegates'],
  limits: ['safe', 'history', 'balances'],
  // Simulations by our node and by the service.
  trial: chainState,
  tried: chainState,
  estimation: chainState,
  claimedRisk: chainState,
  host: ['safe', 'balances'],
  indexed: ['safe'],
  // By hash or historical: never changes.
  creation: [],
  movementProofs: [],
  note: [],
  proof: [],
}

/** The query keys that a service event invalidates. */
export function listChangedKeys(safe: SafeId, { kinds, block, safeTxHash }: ServiceEvent): QueryKey[] {
  const changed = Object.keys(safeParts).filter((part) => safeParts[part]?.some((kind) => kinds.includes(kind)))
  const isOne = safeTxHash !== undefined && !kinds.includes('safe')
  const keys: QueryKey[] = changed.map((part) =>
    part === 'report' && isOne ? [...safeKey(safe), part, safeTxHash.toLowerCase()] : [...safeKey(safe), part],
  )
  if (kinds.includes('safe'))
    for (const part of ['ownerTree', 'guard']) keys.push(['chain', safe.chainId, part, safe.address.toLowerCase()])
  if (kinds.includes('queue') || kinds.includes('balances')) keys.push(['overviews'])
  if (block !== null) keys.push(['chain', safe.chainId, 'head'])
  return keys
}
