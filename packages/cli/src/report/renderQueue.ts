import type { Address } from 'viem'
import type { Line, Span } from '../terminal/Line.ts'
import { renderChecks, renderOutcome, renderSentence } from './renderChecks.ts'
import type { QueueItem, QueueReview } from './reviewQueue.ts'

const marks: Record<QueueItem['outcome'], Span> = {
  fails: { style: 'bad', text: 'FAILED ' },
  holds: { style: 'good', text: 'ok     ' },
  unknown: { style: 'warn', text: 'unknown' },
  usage: '',
}

/** Whether this owner's signature is missing. */
export function needs(
  { claimed, missing, report }: QueueItem,
  owner: Address | undefined,
  review: QueueReview,
): boolean {
  const { nonce, threshold } = review.report.safe.facts?.value ?? {}
  if (!owner || !report.transaction || threshold === undefined || nonce === undefined) return false
  if (claimed.transaction.nonce < nonce || BigInt(report.signatures.value.length) >= threshold) return false
  return missing.some((other) => other.toLowerCase() === owner.toLowerCase())
}

/** Renders a queue: one line per transaction, failures below it. */
export function renderQueue(review: QueueReview, owner: Address | undefined): Line[] {
  const { checks, items, outcome, report } = review
  const facts = report.safe.facts?.value
  const block = facts ? ` at block ${facts.block.number}` : ''
  return [
    [{ style: 'bold', text: `${review.safe} on chain ${review.chainId}${block}` }],
    items.length === 0
      ? ['The service lists no pending transactions.']
      : [`${items.length} pending (reported by the service).`],
    ...(report.digest ? [[`Queue code, compare it with co-signers: ${report.digest.value}`]] : []),
    [],
    ...items.flatMap((item) => renderItem(item, { owner, review })),
    ...renderOutcome(outcome, [...checks, ...items.flatMap((item) => item.checks)]),
    ...renderChecks(
      checks.filter(({ verdict }) => verdict !== 'ok'),
      'service',
    ),
  ]
}

function renderItem(item: QueueItem, { owner, review }: { owner: Address | undefined; review: QueueReview }): Line[] {
  const { checks, claimed, description, report, safeTxHash } = item
  const threshold = review.report.safe.facts?.value.threshold
  const count = threshold === undefined ? 'signatures unknown' : `${report.signatures.value.length} of ${threshold}`
  const proof: Span[] = report.transaction ? [] : [{ style: 'bad', text: 'Not verified: ' }]
  const mine: Span[] = needs(item, owner, review) ? [{ style: 'warn', text: '  needs your signature' }] : []
  const risks = description.allRisks.filter(({ severity }) => severity !== 'notice')
  const wrong = checks.filter(({ verdict }) => verdict === 'block' || verdict === 'warn')
  return [
    [
      marks[item.outcome],
      `  ${claimed.transaction.nonce}  ${count}  `,
      ...proof,
      ...renderSentence(description.sentence),
      ...mine,
    ],
    [{ style: 'dim', text: `         ${safeTxHash}` }],
    ...wrong.map(
      ({ message, verdict }): Line => [{ style: verdict === 'block' ? 'bad' : 'warn', text: `         ${message}` }],
    ),
    ...risks.map(
      ({ severity, text }): Line => [
        { style: severity === 'danger' ? 'bad' : 'warn', text: `         ${severity}: ${text}` },
      ],
    ),
  ]
}

export function toQueueJson(review: QueueReview, owner: Address | undefined) {
  const facts = review.report.safe.facts?.value
  return {
    outcome: review.outcome,
    chainId: review.chainId,
    safe: review.safe,
    block: facts?.block.number ?? null,
    nonce: facts?.nonce ?? null,
    threshold: facts?.threshold ?? null,
    digest: review.report.digest?.value ?? null,
    transactions: review.items.map((item) => ({
      safeTxHash: item.safeTxHash,
      nonce: item.claimed.transaction.nonce,
      effect: item.description.sentence.text,
      isProven: item.report.transaction !== undefined,
      valid: item.report.signatures.value.length,
      missing: item.missing,
      needsYou: needs(item, owner, review),
      outcome: item.outcome,
      risks: item.description.allRisks.map(({ code, severity, text }) => ({ code, severity, text })),
      wrong: item.checks
        .filter(({ verdict }) => verdict !== 'ok')
        .map(({ code, message, verdict }) => ({ code, message, verdict })),
    })),
    checks: review.checks.map(({ code, message, verdict }) => ({ code, message, verdict })),
  }
}
