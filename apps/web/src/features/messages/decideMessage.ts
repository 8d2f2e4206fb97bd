import type { Address } from 'viem'
import { type MessageReport, needsMessageSignatureOf } from '../../domain/messages/MessageReport.ts'
import { countValid, hasSigned } from '../../domain/transactions/Report.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'

/** What this account can do about this message now. Exactly one of these; none of them is set by the service. */
export type MessageDecision =
  | { kind: 'blocked'; reasons: Check[] }
  /** The chain cannot be read: closed for signing, open for reading. */
  | { kind: 'closed' }
  /** The Safe accepts the signatures. */
  | { kind: 'complete' }
  /** There are enough signatures, and the Safe does not accept them. */
  | { kind: 'refused' }
  | { kind: 'connect' }
  | { kind: 'wrong-chain' }
  | { kind: 'sign'; ordinal: number; threshold: number }
  /** Signed by this account; others are missing. */
  | { kind: 'signed'; missing: number }
  | { kind: 'watch' }

export type DecideMessageParameters = {
  report: MessageReport
  account: Address | undefined
  walletChainId: number | undefined
  /** The node does not answer, or is on another chain, right now. */
  isChainDown: boolean
}

export function decideMessage(parameters: DecideMessageParameters): MessageDecision {
  const { report, account, walletChainId, isChainDown } = parameters
  const { checks, content, id, state } = report
  const blocks = checks.filter(({ verdict }) => verdict === 'block')
  if (blocks.length > 0) return { kind: 'blocked', reasons: blocks }
  if (!state || isChainDown || report.isStale) return { kind: 'closed' }
  const unknown = checks.filter(({ verdict }) => verdict === 'unknown')
  if (unknown.length > 0 || !content) return { kind: 'blocked', reasons: unknown }
  if (report.isComplete) return { kind: 'complete' }
  if (report.signature !== undefined) return { kind: 'refused' }
  if (!account) return { kind: 'connect' }
  const valid = countValid(report)
  if (needsMessageSignatureOf(report, account))
    return walletChainId === id.chainId
      ? { kind: 'sign', ordinal: valid + 1, threshold: state.threshold }
      : { kind: 'wrong-chain' }
  return hasSigned(report, account) ? { kind: 'signed', missing: state.threshold - valid } : { kind: 'watch' }
}

/** Signed, these let somebody move or trade what the Safe has: they need a deliberate yes. */
const dangers = new Set(['MESSAGE_IS_PERMIT', 'MESSAGE_IS_ORDER'])

export function needsMessageConsent({ checks }: Pick<MessageReport, 'checks'>): boolean {
  return checks.some(({ code }) => code !== undefined && dangers.has(code))
}
