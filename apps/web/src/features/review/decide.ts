import type { Address } from 'viem'
import { countValid, hasSigned, isOwner, needsSignatureOf, type Report } from '../../domain/transactions/Report.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'

/** What this account can do about this transaction now. Exactly one of these; none of them is set by the service. */
export type Decision =
  | { kind: 'past'; outcome: 'executed' | 'failed' | 'replaced' }
  /** The chain cannot be read: closed for signing, open for reading. */
  | { kind: 'closed' }
  | { kind: 'blocked'; reasons: Check[] }
  | { kind: 'connect' }
  | { kind: 'wrong-chain' }
  | { kind: 'sign'; ordinal: number; threshold: number }
  | { kind: 'execute' }
  /** Fully signed, and another nonce comes first. */
  | { kind: 'later'; nonce: bigint }
  /** Signed by this account; others are missing. */
  | { kind: 'signed'; missing: number }
  /** Not an owner, and nothing to execute. */
  | { kind: 'watch' }

/** A signature that cannot be judged is not counted, and stops nothing else. */
const uncounted = new Set(['SIGNATURE_MISSING', 'APPROVAL_UNKNOWN', 'CONTRACT_UNKNOWN'])

export type DecideParameters = {
  report: Report
  account: Address | undefined
  walletChainId: number | undefined
  /** The node does not answer, or is on another chain, right now. */
  isChainDown: boolean
}

export function decide({ report, account, walletChainId, isChainDown }: DecideParameters): Decision {
  const { checks, id, progress, state, transaction } = report
  if (progress === 'executed' || progress === 'failed' || progress === 'replaced')
    return { kind: 'past', outcome: progress }
  const blocks = checks.filter(({ verdict }) => verdict === 'block')
  if (blocks.length > 0) return { kind: 'blocked', reasons: blocks }
  if (!state || isChainDown || report.isStale) return { kind: 'closed' }
  const unknown = checks.filter(({ verdict, code }) => verdict === 'unknown' && !uncounted.has(code ?? ''))
  if (unknown.length > 0 || !transaction) return { kind: 'blocked', reasons: unknown }
  const isReady = progress === 'ready'
  if (isReady && transaction.value.nonce !== state.nonce) return { kind: 'later', nonce: state.nonce }
  if (!account) return { kind: 'connect' }
  const canSign = needsSignatureOf(report, account)
  if ((isReady || canSign) && walletChainId !== id.chainId) return { kind: 'wrong-chain' }
  if (isReady) return { kind: 'execute' }
  const valid = countValid(report)
  if (canSign) return { kind: 'sign', ordinal: valid + 1, threshold: state.threshold }
  if (hasSigned(report, account) && isOwner(report, account))
    return { kind: 'signed', missing: state.threshold - valid }
  return { kind: 'watch' }
}
