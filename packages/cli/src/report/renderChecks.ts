import { type Risk, type Sentence, toPlainText } from '@countersign/protocol/decode'
import type { ConfirmationReport } from '@countersign/protocol/verify'
import type { Outcome } from '../CliError.ts'
import { type Line, type Span, toHeading } from '../terminal/Line.ts'
import type { Finding } from './judge.ts'

const marks: Record<Finding['verdict'], Span> = {
  block: { style: 'bad', text: 'FAILED ' },
  ok: { style: 'good', text: 'ok     ' },
  unknown: { style: 'warn', text: 'unknown' },
  unverified: { style: 'dim', text: 'open   ' },
  warn: { style: 'warn', text: 'warning' },
}

/** Who stated what is verified. */
export type Origin = 'arguments' | 'file' | 'node' | 'service'

export const originLabels: Record<Origin, string> = {
  arguments: 'From the command line',
  file: 'From the file',
  node: 'Stated by the node',
  service: 'From the service',
}

/** A sentence of the kernel with its values in bold. */
export function renderSentence({ parts }: Sentence): Line {
  return parts.map((part) => (part.type === 'text' ? toPlainText(part) : { style: 'bold', text: toPlainText(part) }))
}

/** Every check, failures first. */
export function renderChecks(checks: readonly Finding[], origin: Origin): Line[] {
  if (checks.length === 0) return []
  const order: readonly Finding['verdict'][] = ['block', 'unknown', 'warn', 'unverified', 'ok']
  const sorted = order.flatMap((verdict) => checks.filter((check) => check.verdict === verdict))
  return [...toHeading('Checks'), ...sorted.flatMap((check) => renderCheck(check, origin))]
}

function renderCheck({ actual, claimed, evidence, field, message, verdict }: Finding, origin: Origin): Line[] {
  const label = originLabels[origin]
  const source = evidence ? [{ style: 'dim' as const, text: `  [${toSource(evidence)}]` }] : []
  const name = field === undefined ? [] : [{ style: 'bold' as const, text: `${field}: ` }]
  const isMismatch = verdict !== 'ok' && claimed !== undefined && actual !== undefined && claimed !== actual
  return [
    ['  ', marks[verdict], '  ', ...name, message, ...source],
    ...(isMismatch
      ? [[`           ${label}: ${claimed}`], [`           ${'Actual'.padEnd(label.length)}: ${actual}`]]
      : []),
  ]
}

function toSource(evidence: NonNullable<Finding['evidence']>): string {
  if (evidence.source !== 'chain') return evidence.source
  return `${evidence.isProven ? 'proven' : 'chain'}, block ${evidence.block.number}`
}

export function renderRisks(risks: readonly Risk[]): Line[] {
  if (risks.length === 0) return [...toHeading('Risks'), ['  none found']]
  return [
    ...toHeading('Risks'),
    ...risks.map(({ path, severity, text }): Line => {
      const place = path.length === 0 ? '' : ` (call ${path.map((step) => step + 1).join('.')})`
      return ['  ', { style: severity === 'danger' ? 'bad' : 'warn', text: severity.padEnd(7) }, `  ${text}${place}`]
    }),
  ]
}

const confirmationTexts: Record<ConfirmationReport['code'], string> = {
  APPROVAL_UNKNOWN: 'on-chain approval, could not be checked',
  CONTRACT_REFUSES: 'rejected by the signing contract',
  CONTRACT_UNKNOWN: 'contract signature, could not be checked',
  COUNTED_ALREADY: 'duplicate of the same owner',
  FORMER_OWNER: 'valid, but by a former owner',
  NOT_AN_OWNER: 'valid, but not by an owner',
  NOT_APPROVED_ON_CHAIN: 'approval not found on chain',
  NOT_ONE_SIGNATURE: 'more than one signature',
  NO_SIGNER: 'no signer can be recovered',
  OTHER_SIGNER: 'by another account, or of other data',
  OWNERS_UNKNOWN: 'by this account; owners unknown',
  SIGNATURE_MISSING: 'missing',
  SIGNATURE_UNREADABLE: 'malformed',
  VALID: 'valid',
}

export function toConfirmationText({ code }: Pick<ConfirmationReport, 'code'>): string {
  return confirmationTexts[code]
}

export function renderConfirmations(
  confirmations: readonly ConfirmationReport[],
  threshold: bigint | undefined,
): Line[] {
  const valid = confirmations.filter(({ status }) => status === 'valid').length
  const count = threshold === undefined ? `${confirmations.length} found` : `${valid} of ${threshold} valid`
  return [
    ...toHeading(`Signatures: ${count}`),
    ...confirmations.flatMap((report): Line[] => [
      ['  ', confirmationMark(report), `  ${report.claimedOwner}  ${toConfirmationText(report)}`],
      ...(report.code === 'OTHER_SIGNER' && report.signer ? [[`           Actual: ${report.signer}`]] : []),
    ]),
  ]
}

function confirmationMark({ status }: ConfirmationReport): Span {
  if (status === 'valid') return marks.ok
  return status === 'unknown' ? marks.unknown : marks.block
}

const verdicts: Record<Outcome, Span> = {
  fails: { style: 'bad', text: 'A check failed. Do not sign.' },
  holds: { style: 'good', text: 'All checks that ran passed.' },
  unknown: { style: 'warn', text: 'Some checks could not run.' },
  usage: { style: 'bad', text: 'No checks ran.' },
}

/** The number of passed checks, without unverified ones. */
export function renderOutcome(outcome: Outcome, checks: readonly Finding[]): Line[] {
  const passed = checks.filter(({ verdict }) => verdict === 'ok').length
  const open = checks.filter(({ verdict }) => verdict === 'unknown' || verdict === 'unverified').length
  return [[], [verdicts[outcome], { style: 'dim', text: ` ${passed} passed, ${open} not checked.` }]]
}
