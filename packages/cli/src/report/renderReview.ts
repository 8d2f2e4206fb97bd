import { type Action, listActions } from '@countersign/protocol/decode'
import { exitCodes } from '../CliError.ts'
import { type Line, toHeading, toTable } from '../terminal/Line.ts'
import { listDigests, toCalldataDigest } from './digests.ts'
import {
  type Origin,
  originLabels,
  renderChecks,
  renderConfirmations,
  renderOutcome,
  renderRisks,
  renderSentence,
  toConfirmationText,
} from './renderChecks.ts'
import { renderSimulation, toSimulationJson } from './renderSimulation.ts'
import type { Review } from './reviewTransaction.ts'

export function renderReview(review: Review): Line[] {
  const { changed, checks, claimed, description, executedIn, isProven, outcome, progress, report, simulation } = review
  const { origin } = review
  const { transaction } = claimed
  const facts = report.safe.facts?.value
  const digests = report.hashes ? listDigests(report.hashes.value) : []
  return [
    [...(isProven ? [] : [{ style: 'bad' as const, text: 'Not verified: ' }]), ...renderSentence(description.sentence)],
    ...renderActions(description.actions),
    ...(changed ? renderChanged(changed, origin) : []),
    ...renderOutcome(outcome, checks),
    ...toHeading('Fields'),
    ...toTable([
      ['chain', `${review.chainId}`],
      ['safe', review.safe],
      ...(facts?.version === undefined ? [] : [['version', facts.version] as const]),
      ['nonce', `${transaction.nonce}`],
      ['to', transaction.to],
      ['value', `${transaction.value}`],
      ['data', shorten(transaction.data)],
      ['operation', transaction.operation === 1 ? '1 (delegatecall)' : '0 (call)'],
      ['safeTxGas', `${transaction.safeTxGas}`],
      ['baseGas', `${transaction.baseGas}`],
      ['gasPrice', `${transaction.gasPrice}`],
      ['gasToken', transaction.gasToken],
      ['refundReceiver', transaction.refundReceiver],
      ['state', progress],
      ...(executedIn ? [['executed in', executedIn] as const] : []),
    ]),
    ...toHeading('Digests shown by your device (ERC-8213)'),
    ...(digests.length === 0 ? [['  unknown: pass --safe-version']] : []),
    ...toTable([...digests, toCalldataDigest(transaction.data)].map(({ digest, name }) => [name, digest])),
    ...renderConfirmations(report.confirmations, facts?.threshold),
    ...renderOwners(review),
    ...renderRisks(description.allRisks),
    ...(simulation ? renderSimulation(simulation, review) : []),
    ...renderChecks(checks, origin),
  ]
}

function renderOwners({ owners }: Review): Line[] {
  if (owners.length === 0) return []
  return [...toHeading('Owners'), ...owners.map(({ address, type }): Line => [`  ${address}  ${type}`])]
}

function renderActions(actions: readonly Action[]): Line[] {
  return actions.flatMap(listActions).map(({ path, sentence }): Line => {
    const place = path.map((step) => step + 1).join('.')
    return [`${'  '.repeat(path.length)}${place}. `, ...renderSentence(sentence)]
  })
}

function renderChanged({ claimed, field, original }: NonNullable<Review['changed']>, origin: Origin): Line[] {
  const label = originLabels[origin]
  return [
    [],
    [{ style: 'bad', text: `Field ${field} was changed.` }],
    [`  ${label}: ${shorten(claimed)}`],
    [`  ${'Signed'.padEnd(label.length)}: ${shorten(original)}`],
  ]
}

/** Truncates calldata; its digest covers all of it. */
function shorten(text: string, max = 2_000): string {
  return text.length <= max ? text : `${text.slice(0, max)}… (${text.length} characters)`
}

export function toReviewJson(review: Review) {
  const { changed, claimed, description, outcome, report, simulation } = review
  const digests = report.hashes ? listDigests(report.hashes.value) : []
  return {
    effect: description.sentence.text,
    isProven: review.isProven,
    outcome,
    exitCode: exitCodes[outcome],
    actions: description.actions.flatMap(listActions).map(({ path, sentence }) => ({ path, effect: sentence.text })),
    chainId: review.chainId,
    safe: review.safe,
    version: report.safe.facts?.value.version ?? null,
    block: report.safe.facts?.value.block.number ?? null,
    safeTxHash: report.hashes?.value.safeTxHash ?? null,
    claimedHash: claimed.safeTxHash,
    changedField: changed ?? null,
    transaction: claimed.transaction,
    digests: Object.fromEntries(
      [...digests, toCalldataDigest(claimed.transaction.data)].map(({ digest, name }) => [name, digest]),
    ),
    state: review.progress,
    executedIn: review.executedIn ?? null,
    threshold: report.safe.facts?.value.threshold ?? null,
    owners: review.owners,
    signatures: report.confirmations.map((confirmation) => ({
      owner: confirmation.claimedOwner,
      status: confirmation.status,
      code: confirmation.code,
      signer: confirmation.signer ?? null,
      text: toConfirmationText(confirmation),
    })),
    risks: description.allRisks.map(({ code, path, severity, text }) => ({ code, path, severity, text })),
    simulation: simulation ? toSimulationJson(simulation) : null,
    checks: review.checks.map(({ actual, claimed: said, code, evidence, field, id, message, verdict }) => ({
      id,
      code,
      verdict,
      message,
      field: field ?? null,
      claimed: said ?? null,
      actual: actual ?? null,
      evidence: evidence?.source ?? null,
    })),
  }
}
