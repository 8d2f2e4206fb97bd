import {
  type ClaimedMessage,
  checkSupport,
  claim,
  type SafeReport,
  toClaimedMessage,
  type VerificationClient,
} from '@countersign/protocol/verify'
import type { Message } from '@countersign/protocol/wire'
import { checkText } from '../../lib/messages/checks.ts'
import { messageText as words } from '../../lib/messages/message.ts'
import { signText } from '../../lib/messages/sign.ts'
import type { CosignedMessage } from '../signature-store/CosignaturesSchema.ts'
import type { StoredMessage } from '../signature-store/StoredMessagesSchema.ts'
import type { ReportConfirmation } from '../transactions/Report.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'
import type { MessageId, MessageReport } from './MessageReport.ts'

export type CreateMessageReportParameters = {
  id: MessageId
  kernel: Pick<VerificationClient, 'verifyMessage'>
  message: Message | undefined
  serviceError: unknown
  /** What is kept in this browser under the same hash. */
  kept: StoredMessage | undefined
  /** Signatures that the service showed before, and that were verified then. */
  cosigned?: CosignedMessage | undefined
}

/** Puts a message through every check of the kernel. The service's answer is a claim and nothing else. */
export async function createMessageReport(parameters: CreateMessageReportParameters): Promise<MessageReport> {
  const { id, kernel, message, serviceError, kept, cosigned } = parameters
  const base = { id, message, serviceError, isStale: false }
  const body = message ? toClaimedMessage(message) : toOwnClaim(kept ?? cosigned)
  if (!body) {
    // A service that did not answer may know it.
    const title = serviceError ? signText.serviceDown : checkText.notKnown
    return { ...base, ...nothingKnown, checks: [{ id: 'T66', verdict: 'unknown', title }] }
  }
  // By its bytes: what the service sends under the same name may be anything.
  const stored = [
    ...(kept?.signatures ?? []).map((signed) => ({ ...signed, isEarlier: false })),
    ...(cosigned?.signatures ?? []).map((signed) => ({ ...signed, isEarlier: true })),
  ]
  const unshown = stored.filter(
    ({ signer, signature }) =>
      !body.confirmations.some((shown) => isSame(shown.owner, signer) && isSame(shown.signature ?? '', signature)),
  )
  const shown = body.confirmations.length
  const confirmations = [
    ...body.confirmations,
    ...unshown.map(({ signer, signature }) => ({ owner: signer, signature })),
  ]
  const report = await kernel.verifyMessage({
    chainId: id.chainId,
    safe: id.address,
    claimed: claim({ ...body, confirmations }),
    expectedHash: id.messageHash,
  })
  const state = toState(report.safe)
  const judged = report.confirmations
    .map(
      (confirmation, index): ReportConfirmation => ({
        ...confirmation,
        submittedAt: undefined,
        // A service that does not answer has not dropped what it showed before.
        isOnlyHere: index >= shown && !(unshown[index - shown]?.isEarlier && serviceError !== undefined),
      }),
    )
    // Beside a true one of the same owner that the service shows, ours is the same said twice.
    .filter(({ status }, index) => index < shown || status !== 'duplicate')
  const signers = new Set(
    judged.flatMap(({ signer, status }) => (status === 'valid' && signer ? [signer.toLowerCase()] : [])),
  )
  return {
    ...base,
    content: report.content,
    hashes: report.hashes,
    state,
    confirmations: judged,
    missing: (state?.owners ?? []).filter((owner) => !signers.has(owner.toLowerCase())),
    signature: report.packedSignatures,
    isComplete: report.isComplete,
    checks: [
      ...[...report.checks, ...report.safe.checks].map(toCheck),
      ...listForged(judged),
      ...(report.content && !kept ? listUnsupported(judged) : []),
    ],
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const nothingKnown = {
  content: undefined,
  hashes: undefined,
  state: undefined,
  confirmations: [],
  missing: [],
  signature: undefined,
  isComplete: false,
} as const satisfies Partial<MessageReport>

function toOwnClaim(stored: StoredMessage | CosignedMessage | undefined): ClaimedMessage | undefined {
  return stored && { confirmations: [], content: stored.content, messageHash: stored.messageHash }
}

function toState({ facts }: SafeReport): MessageReport['state'] {
  const { owners, threshold, version, block } = facts?.value ?? {}
  if (!owners || threshold === undefined || version === undefined || !block) return undefined
  return { block: block.number, owners, threshold: Number(threshold), version }
}

/** A service can make up a message, in anybody's name; what was written here is somebody's. */
function listUnsupported(confirmations: readonly ReportConfirmation[]): Check[] {
  const support = checkSupport(confirmations)
  return support.verdict === 'ok' ? [] : [toCheck(support)]
}

/** Each is a line for a person to read; all of them are in the list of those who signed. */
const mostForged = 10

/** A false signature counts for nothing and stops nobody; that somebody made it up is worth knowing. */
function listForged(confirmations: readonly ReportConfirmation[]): Check[] {
  return confirmations
    .filter(({ status }) => status === 'forged')
    .slice(0, mostForged)
    .map(({ claimedOwner, code, threat }) => ({
      id: threat,
      code,
      verdict: 'warn',
      title: words.forged(claimedOwner),
      evidence: { kind: 'recomputed' },
    }))
}
