import { isAddressEqual } from 'viem'
import type { MultisigTransactionRecord, Proposal } from '../../db/queries/Records.ts'

export type ProvenAuthor = Pick<Proposal, 'origin' | 'proposedByDelegate' | 'proposer'>

const nobody: ProvenAuthor = { origin: null, proposedByDelegate: null, proposer: null }

/**
 * Proposer and origin, if proven by the proposer's signature. Anybody can submit a proposal in any owner's name and
 * with any note.
 */
export function findProvenAuthor({
  confirmations,
  proposal,
}: Pick<MultisigTransactionRecord, 'confirmations' | 'proposal'>): ProvenAuthor {
  if (!proposal?.trusted) return nobody
  const { proposedByDelegate, proposer } = proposal
  // A delegate's signature was verified on submission and is not stored as a confirmation.
  if (proposedByDelegate) return proposal
  const hasSigned = confirmations.some(
    ({ owner, verdict }) => verdict === 'valid' && proposer !== null && isAddressEqual(owner, proposer),
  )
  return hasSigned ? proposal : nobody
}
