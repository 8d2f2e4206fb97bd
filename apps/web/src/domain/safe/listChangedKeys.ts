import type { ChangeKind, ServiceEvent } from '@countersign/protocol/wire'
import type { QueryKey } from '@tanstack/react-query'
import { type SafeId, safeKey } from './queries.ts'

/** Whatever changes the chain may change how a call ends: funds that arrive, an owner, an approval, a spent limit. */
const chainState: readonly ChangeKind[] = ['safe', 'queue', 'history', 'balances', 'collectibles']

/**
 * Every query of a Safe, by the third part of its key, and which kinds of change make it old. `listChangedKeys.test.ts`
 * compares it with the keys in the sources: a query that is missing here would show what was.
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
  // What was tried on the node, ours and the service's.
  trial: chainState,
  tried: chainState,
  estimation: chainState,
  claimedRisk: chainState,
  host: ['safe', 'balances'],
  indexed: ['safe'],
  // Of a hash or of the past: the answer stays what it is.
  creation: [],
  movementProofs: [],
  note: [],
  proof: [],
}

/** Which queries an event of the service makes old: those that it names, and no others. */
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
