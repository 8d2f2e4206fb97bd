import { toPlainText } from '@countersign/protocol/decode'
import type { Address, Hex } from 'viem'
import type { Outcome } from '../CliError.ts'
import { needs } from './renderQueue.ts'
import type { QueueReview } from './reviewQueue.ts'

export type SnapshotItem = {
  nonce: bigint
  effect: string
  valid: number
  isProven: boolean
  needsYou: boolean
  outcome: Outcome
  /** Its first failure, in one sentence. */
  wrong: string | undefined
}

export type Snapshot = {
  nonce: bigint | undefined
  threshold: bigint | undefined
  items: ReadonlyMap<Hex, SnapshotItem>
  /** Owners, threshold, modules and guards by name. */
  parts: Readonly<Record<string, string>>
  outcome: Outcome
}

export type QueueEvent = {
  kind: 'new' | 'signed' | 'ready' | 'needs-you' | 'false' | 'gone' | 'executed' | 'changed' | 'back'
  text: string
  safeTxHash?: Hex
}

export function toSnapshot(review: QueueReview, owner: Address | undefined): Snapshot {
  const facts = review.report.safe.facts?.value
  const items = review.items.map((item): [Hex, SnapshotItem] => [
    item.safeTxHash,
    {
      effect: item.description.sentence.parts.map(toPlainText).join(''),
      isProven: item.report.transaction !== undefined,
      needsYou: needs(item, owner, review),
      nonce: item.claimed.transaction.nonce,
      outcome: item.outcome,
      valid: item.report.signatures.value.length,
      wrong: item.checks.find(({ verdict }) => verdict === 'block')?.message,
    },
  ])
  return {
    items: new Map(items),
    nonce: facts?.nonce,
    outcome: review.outcome,
    parts: facts
      ? {
          'fallback handler': facts.fallbackHandler,
          guard: facts.guard,
          implementation: facts.implementation,
          'module guard': facts.moduleGuard,
          ...(facts.modules ? { modules: facts.modules.toSorted().join(' ') || 'none' } : {}),
          ...(facts.owners ? { owners: facts.owners.toSorted().join(' ') } : {}),
          ...(facts.threshold === undefined ? {} : { threshold: `${facts.threshold}` }),
        }
      : {},
    threshold: facts?.threshold,
  }
}

/** Events between two polls; on the first, every pending transaction is new. */
export function compareQueues(before: Snapshot | undefined, after: Snapshot): QueueEvent[] {
  return [...listSafeEvents(before, after), ...listItemEvents(before, after), ...listGone(before, after)]
}

/** A value that could not be read did not change. */
function listSafeEvents(before: Snapshot | undefined, after: Snapshot): QueueEvent[] {
  const changed = Object.entries(after.parts).flatMap(([name, now]): QueueEvent[] => {
    const was = before?.parts[name]
    if (was === undefined || was === now) return []
    return [{ kind: 'changed', text: `Safe setting changed: ${name} is ${now} (was ${was}).` }]
  })
  const isBack = before?.nonce !== undefined && after.nonce !== undefined && after.nonce < before.nonce
  if (!isBack) return changed
  const text = `The nonce decreased from ${before.nonce} to ${after.nonce}: the node is behind, or returns false data.`
  return [{ kind: 'back', text }, ...changed]
}

function listItemEvents(before: Snapshot | undefined, after: Snapshot): QueueEvent[] {
  return [...after.items].flatMap(([safeTxHash, item]) => {
    const was = before?.items.get(safeTxHash)
    const name = `Nonce ${item.nonce}: ${item.isProven ? '' : '(not verified) '}${item.effect}`
    const events: QueueEvent[] = []
    const add = (kind: QueueEvent['kind'], text: string) => events.push({ kind, safeTxHash, text })
    const count = after.threshold === undefined ? `${item.valid}` : `${item.valid} of ${after.threshold}`
    if (!was) add('new', `${name}. Signatures: ${count}.`)
    if (was && was.valid !== item.valid) add('signed', `${name}. Signatures: ${count}.`)
    if (item.outcome === 'fails' && was?.outcome !== 'fails')
      add('false', `${name}. ${item.wrong ?? 'A check failed.'}`)
    if (item.needsYou && !was?.needsYou) add('needs-you', `${name}. Needs your signature.`)
    if (isReady(item, after) && !(was && before && isReady(was, before))) add('ready', `${name}. Ready to execute.`)
    return events
  })
}

function isReady({ isProven, nonce, valid }: SnapshotItem, snapshot: Snapshot): boolean {
  const { threshold } = snapshot
  return isProven && nonce === snapshot.nonce && threshold !== undefined && BigInt(valid) >= threshold
}

function listGone(before: Snapshot | undefined, after: Snapshot): QueueEvent[] {
  return [...(before?.items ?? [])]
    .filter(([safeTxHash]) => !after.items.has(safeTxHash))
    .map(([safeTxHash, { effect, nonce }]): QueueEvent => {
      const isUsed = after.nonce !== undefined && nonce < after.nonce
      return isUsed
        ? {
            kind: 'executed',
            safeTxHash,
            text: `Nonce ${nonce} was executed: ${effect}, or a conflicting transaction.`,
          }
        : {
            kind: 'gone',
            safeTxHash,
            text: `The service no longer lists it, although nonce ${nonce} is unused: ${effect}.`,
          }
    })
}
