import type { Risk } from '@countersign/protocol/decode'
import type { Check, ExecutionState } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { type Decision, decide } from './decide.ts'
import { needsConsent } from './WarningList.tsx'

const tReview = createCatalogue('review')
const t = createCatalogue('executeQueue')
const tStatus = createCatalogue('status')

export type RunStep =
  | { kind: 'waiting' | 'checking' | 'asking' | 'sent' | 'executed' }
  /** The reason, or the error of wallet or node. */
  | { kind: 'stopped'; text: string }
  | { kind: 'stopped'; error: unknown }

export type ExecuteInOrderParameters = {
  reports: readonly Report[]
  /** Verifies again: an earlier execution invalidates the previous report. */
  load: (report: Report) => Promise<Report>
  /** What prevents its execution now. */
  findObstacle: (report: Report) => Promise<string | undefined>
  execute: (report: Report, onSent: () => void) => Promise<{ check: Check; state: ExecutionState }>
  onStep: (index: number, step: RunStep) => void
}

/** Executes in sequence, each after the previous one's confirmation; the first failure stops it. */
export async function executeInOrder({ reports, onStep, ...parameters }: ExecuteInOrderParameters): Promise<void> {
  for (const [index, report] of reports.entries()) {
    const last = await runOne(report, { ...parameters, onStep: (step) => onStep(index, step) })
    onStep(index, last)
    if (last.kind !== 'executed') return
  }
}

type RunOneParameters = Pick<ExecuteInOrderParameters, 'load' | 'findObstacle' | 'execute'> & {
  onStep: (step: RunStep) => void
}

async function runOne(before: Report, { load, findObstacle, execute, onStep }: RunOneParameters): Promise<RunStep> {
  try {
    onStep({ kind: 'checking' })
    const report = await load(before)
    const obstacle = await findObstacle(report)
    if (obstacle !== undefined) return { kind: 'stopped', text: obstacle }
    onStep({ kind: 'asking' })
    const { check, state } = await execute(report, () => onStep({ kind: 'sent' }))
    return state === 'succeeded' ? { kind: 'executed' } : { kind: 'stopped', text: toReason(state, check) }
  } catch (error) {
    return { kind: 'stopped', error }
  }
}

function toReason(state: Exclude<ExecutionState, 'succeeded'>, check: Check): string {
  switch (state) {
    case 'failed':
      return tReview('callFailed')
    case 'reverted':
    case 'something-else':
      return translateMessage(check.translatable ?? check.message)
    case 'pending':
    case 'unknown':
      return tReview('unconfirmedBecause', { reason: translateMessage(check.translatable ?? check.message) })
  }
}

export type FindObstacleParameters = {
  report: Report
  account: Address
  wallet: { address: Address | undefined; chainId: number | undefined }
  listRisks: (transaction: NonNullable<Report['transaction']>) => Promise<readonly Risk[]>
}

/** Whatever would hide or disable the execute button on its page; undefined if nothing does. */
export async function findObstacle(parameters: FindObstacleParameters): Promise<string | undefined> {
  const { report, account, wallet, listRisks } = parameters
  if (wallet.address !== account) return t('obstacles.account')
  // The report was just loaded and reflects the chain's availability.
  const decision = decide({ report, account, walletChainId: wallet.chainId, isChainDown: false })
  const reason = explain(decision)
  if (reason !== undefined || !report.transaction) return reason
  return needsConsent(await listRisks(report.transaction)) ? t('obstacles.danger') : undefined
}

function explain(decision: Decision): string | undefined {
  switch (decision.kind) {
    case 'execute':
      return undefined
    case 'past':
      return t('obstacles.past')
    case 'later':
      return tReview('readyLater', { nonce: String(decision.nonce) })
    case 'closed':
      return tStatus('closedText')
    case 'blocked':
      return decision.reasons.map(({ title }) => title).join(' ')
    case 'connect':
      return t('obstacles.account')
    case 'wrong-chain':
      return t('obstacles.chain')
    // The last two apply to messages only.
    case 'sign':
    case 'signed':
    case 'watch':
    case 'complete':
    case 'refused':
      return t('obstacles.unsigned')
  }
}
