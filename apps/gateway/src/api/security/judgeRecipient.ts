import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { type Interactions, listInteractions } from '../../db/queries/listInteractions.ts'
import { listCreatedSafes } from '../../db/queries/ownedSafes.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { listTrustedTokens } from '../tokens/listTrustedTokens.ts'
import type { RecipientAnalysis } from './AnalysisSchema.ts'

/** Earlier interactions between a Safe and some addresses. */
export type Acquaintance = Interactions & {
  /** Which of the addresses are Safes. */
  safes: Address[]
  /** Whether the Safe is indexed: otherwise no recipient can be called new. */
  isKnown: boolean
}

export async function loadAcquaintance(
  db: Kysely<Database>,
  { chain: { config }, safe, addresses }: { addresses: readonly Address[]; chain: ServedChain; safe: Address },
): Promise<Acquaintance> {
  const [dealings, safes] = await Promise.all([
    listInteractions(db, { addresses, chainId: config.id, safe, trustedTokens: listTrustedTokens(config) }),
    listCreatedSafes(db, { addresses: [safe, ...addresses], chainId: config.id }),
  ])
  return { ...dealings, isKnown: safes.includes(safe), safes }
}

/** Whether the Safe has paid this address before. */
export function judgeRecipient({ isKnown, paid, safes }: Acquaintance, recipient: Address): RecipientAnalysis {
  const isSafe = safes.includes(recipient)
  if (paid.includes(recipient)) {
    const description = 'This Safe has paid this address before.'
    return {
      isSafe,
      RECIPIENT_INTERACTION: [{ description, severity: 'OK', title: 'Paid before', type: 'RECURRING_RECIPIENT' }],
    }
  }
  if (!isKnown) {
    const description = 'The service has not indexed this Safe and cannot say whether it paid this address before.'
    return {
      isSafe,
      RECIPIENT_INTERACTION: [{ description, severity: 'WARN', title: 'History not known', type: 'FAILED' }],
    }
  }
  const description = 'In the history that the service knows, this Safe has not paid this address before.'
  return {
    isSafe,
    RECIPIENT_INTERACTION: [{ description, severity: 'INFO', title: 'First payment', type: 'NEW_RECIPIENT' }],
  }
}
