import type { Address } from 'viem'
import {
  countValid,
  hasSigned,
  isOwner,
  isTransaction,
  type MessageReport,
  needsMessageSignatureOf,
  needsSignatureOf,
  type Report,
  type Signable,
} from '../../domain/transactions/Report.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'

/** What the account can do now; exactly one of these, none set by the service. */
export type Decision =
  | { kind: 'past'; outcome: 'executed' | 'failed' | 'replaced' }
  /** The chain is unreadable: no signing. */
  | { kind: 'closed' }
  | { kind: 'blocked'; reasons: Check[] }
  | { kind: 'connect' }
  | { kind: 'wrong-chain' }
  /** `isLast`: with this signature the transaction can be executed next. */
  | { kind: 'sign'; ordinal: number; threshold: number; isLast: boolean }
  | { kind: 'execute' }
  /** Fully signed; an earlier nonce comes first. */
  | { kind: 'later'; nonce: bigint }
  /** A message whose signatures the Safe accepts. */
  | { kind: 'complete' }
  /** A message with enough signatures that the Safe rejects. */
  | { kind: 'refused' }
  /** Signed by this account; others are missing. */
  | { kind: 'signed'; missing: number }
  /** Not an owner, and nothing to execute. */
  | { kind: 'watch' }

/** An unverifiable signature is not counted, and blocks nothing else. */
const uncounted = new Set(['SIGNATURE_MISSING', 'APPROVAL_UNKNOWN', 'CONTRACT_UNKNOWN'])

export type DecideParameters = {
  report: Signable
  account: Address | undefined
  walletChainId: number | undefined
  /** The node is down or on another chain. */
  isChainDown: boolean
}

export function decide({ report, account, walletChainId, isChainDown }: DecideParameters): Decision {
  const { checks, id, state } = report
  const outcome = findOutcome(report)
  if (outcome) return { kind: 'past', outcome }
  const blocks = checks.filter(({ verdict }) => verdict === 'block')
  if (blocks.length > 0) return { kind: 'blocked', reasons: blocks }
  if (!state || isChainDown || report.isStale) return { kind: 'closed' }
  const unknown = checks.filter(({ verdict, code }) => verdict === 'unknown' && !uncounted.has(code ?? ''))
  const payload = isTransaction(report) ? report.transaction : report.content
  if (unknown.length > 0 || !payload) return { kind: 'blocked', reasons: unknown }
  const finished = isTransaction(report) ? decideReady(report) : decideComplete(report)
  if (finished && finished.kind !== 'execute') return finished
  if (!account) return { kind: 'connect' }
  const canSign = isTransaction(report) ? needsSignatureOf(report, account) : needsMessageSignatureOf(report, account)
  if ((finished || canSign) && walletChainId !== id.chainId) return { kind: 'wrong-chain' }
  if (finished) return finished
  const valid = countValid(report)
  if (canSign) return decideSign(report, { ordinal: valid + 1, threshold: state.threshold })
  if (hasSigned(report, account) && isOwner(report, account))
    return { kind: 'signed', missing: state.threshold - valid }
  return { kind: 'watch' }
}

function decideSign(report: Signable, count: { ordinal: number; threshold: number }): Decision {
  const isNext = isTransaction(report) && report.transaction?.value.nonce === report.state?.nonce
  return { kind: 'sign', ...count, isLast: isNext && count.ordinal >= count.threshold }
}

function findOutcome(report: Signable) {
  const progress = isTransaction(report) ? report.progress : undefined
  return progress === 'executed' || progress === 'failed' || progress === 'replaced' ? progress : undefined
}

/** A transaction with enough signatures; otherwise undefined. */
function decideReady({ progress, state, transaction }: Report): Decision | undefined {
  if (progress !== 'ready' || !state) return undefined
  return transaction?.value.nonce === state.nonce ? { kind: 'execute' } : { kind: 'later', nonce: state.nonce }
}

/** A message with enough signatures; otherwise undefined. */
function decideComplete({ isComplete, signature }: MessageReport): Decision | undefined {
  if (isComplete) return { kind: 'complete' }
  return signature === undefined ? undefined : { kind: 'refused' }
}

/** Signed, these allow others to move or trade assets: they need explicit consent. */
const dangers = new Set(['MESSAGE_IS_PERMIT', 'MESSAGE_IS_ORDER'])

export function needsMessageConsent({ checks }: Pick<MessageReport, 'checks'>): boolean {
  return checks.some(({ code }) => code !== undefined && dangers.has(code))
}
