import type { ChainFacts } from '../src/chain/SafeFacts.ts'
import type { Check } from '../src/verify/Check.ts'
import type { ClaimedTransaction } from '../src/verify/ClaimedTransaction.ts'
import { parseConfirmations } from '../src/verify/checkConfirmations.ts'
import { checkTransaction } from '../src/verify/checkTransaction.ts'
import type { CheckTransactionOptions } from '../src/verify/TransactionReport.ts'
import { createVerificationCache } from '../src/verify/VerificationCache.ts'
import { chainId, createFacts, safe } from './world.ts'

/** The report on a claim in the world on paper. */
export async function checkClaim(
  claimed: ClaimedTransaction,
  facts: ChainFacts | undefined = createFacts(),
  options: CheckTransactionOptions = {},
) {
  return checkTransaction({
    ...options,
    cache: createVerificationCache(),
    chainId,
    claimed,
    facts,
    parsed: parseConfirmations(claimed.confirmations, createVerificationCache()),
    safe,
  })
}

export function findChecks(checks: readonly Check[], id: string): Check[] {
  return checks.filter((candidate) => candidate.id === id)
}
