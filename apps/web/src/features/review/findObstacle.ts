import type { Risk } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import type { Report } from '../../domain/transactions/Report.ts'
import { runText as words } from '../../lib/messages/run.ts'
import { signText } from '../../lib/messages/sign.ts'
import { trust } from '../../lib/messages/trust.ts'
import { type Decision, decide } from './decide.ts'
import { needsConsent } from './listWarnings.ts'

export type FindObstacleParameters = {
  /** Freshly loaded. */
  report: Report
  account: Address
  wallet: { address: Address | undefined; chainId: number | undefined }
  listRisks: (transaction: NonNullable<Report['transaction']>) => Promise<readonly Risk[]>
}

/** Whatever would hide or disable the execute button on its page; undefined if nothing does. */
export async function findObstacle(parameters: FindObstacleParameters): Promise<string | undefined> {
  const { report, account, wallet, listRisks } = parameters
  if (wallet.address !== account) return words.obstacles.account
  // The report was just loaded and reflects the chain's availability.
  const decision = decide({ report, account, walletChainId: wallet.chainId, isChainDown: false })
  const reason = explain(decision)
  if (reason !== undefined || !report.transaction) return reason
  return needsConsent(await listRisks(report.transaction)) ? words.obstacles.danger : undefined
}

function explain(decision: Decision): string | undefined {
  switch (decision.kind) {
    case 'execute':
      return undefined
    case 'past':
      return words.obstacles.past
    case 'later':
      return signText.readyLater(decision.nonce)
    case 'closed':
      return trust.closedText
    case 'blocked':
      return decision.reasons.map(({ title }) => title).join(' ')
    case 'connect':
      return words.obstacles.account
    case 'wrong-chain':
      return words.obstacles.chain
    // The last two apply to messages only.
    case 'sign':
    case 'signed':
    case 'watch':
    case 'complete':
    case 'refused':
      return words.obstacles.unsigned
  }
}
