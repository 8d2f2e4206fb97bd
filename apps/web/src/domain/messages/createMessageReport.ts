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
import type { MessageRecord } from '../signature-store/ConfirmationsSchema.ts'
import { addStored, dropRepeats, isOnlyHere } from '../transactions/addStored.ts'
import type { MessageId, MessageReport } from '../transactions/MessageReport.ts'
import type { ReportConfirmation, SignatureSource } from '../transactions/Report.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'

export type CreateMessageReportParameters = {
  id: MessageId
  kernel: Pick<VerificationClient, 'verifyMessage'>
  message: Message | undefined
  serviceError: unknown
  /** What this browser stores under the same hash. */
  record: MessageRecord | undefined
}

/** Runs every check of the kernel on a message. The service's response is untrusted. */
export async function createMessageReport(parameters: CreateMessageReportParameters): Promise<MessageReport> {
  const { id, kernel, message, serviceError, record } = parameters
  const base = { id, message, serviceError, isStale: false }
  const body = message ? toClaimedMessage(message) : toOwnClaim(record)
  if (!body) {
    // A service that failed may still have it.
    const title = serviceError ? signText.serviceDown : checkText.notKnown
    return { ...base, ...nothingKnown, checks: [{ id: 'T66', verdict: 'unknown', title }] }
  }
  const { unshown, joined } = addStored(body.confirmations, record?.confirmations)
  const shown = body.confirmations.length
  const verified = await kernel.verifyMessage({
    chainId: id.chainId,
    safe: id.address,
    claimed: claim({ ...body, confirmations: joined }),
    expectedHash: id.messageHash,
  })
  const sources = new Map<unknown, SignatureSource | undefined>(
    verified.confirmations.map((one, index) => [one, index < shown ? 'service' : unshown[index - shown]?.source]),
  )
  const report = dropRepeats(verified, { from: shown, count: unshown.length })
  const state = toState(report.safe)
  const judged = report.confirmations.map((confirmation): ReportConfirmation => {
    const from = sources.get(confirmation)
    return { ...confirmation, submittedAt: undefined, isOnlyHere: isOnlyHere(from, serviceError), from }
  })
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
      ...(report.content && record?.createdAt === undefined ? listUnsupported(judged) : []),
    ],
  }
}

const nothingKnown = {
  content: undefined,
  hashes: undefined,
  state: undefined,
  confirmations: [],
  missing: [],
  signature: undefined,
  isComplete: false,
} as const satisfies Partial<MessageReport>

function toOwnClaim(record: MessageRecord | undefined): ClaimedMessage | undefined {
  return record && { confirmations: [], content: record.content, messageHash: record.hash }
}

function toState({ facts }: SafeReport): MessageReport['state'] {
  const { owners, threshold, version, block } = facts?.value ?? {}
  if (!owners || threshold === undefined || version === undefined || !block) return undefined
  return { block: block.number, owners, threshold: Number(threshold), version }
}

/** A service can invent a message in anyone's name; one written here is genuine. */
function listUnsupported(confirmations: readonly ReportConfirmation[]): Check[] {
  const support = checkSupport(confirmations)
  return support.verdict === 'ok' ? [] : [toCheck(support)]
}

/** Bounds the warnings; the confirmation list shows them all. */
const mostForged = 10

/** An invalid signature does not count and blocks nothing; that someone forged it is a warning. */
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
