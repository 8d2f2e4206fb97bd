import { isAddressEqual } from 'viem'
import type { MultisigTransactionRecord, Proposal } from '../../db/queries/Records.ts'

export type ProvenAuthor = Pick<Proposal, 'origin' | 'proposedByDelegate' | 'proposer'>

const nobody: ProvenAuthor = { origin: null, proposedByDelegate: null, proposer: null }

/**
 * Who proposed a transaction and what they said of it, as far as that one signed. Anybody can send a proposal in any
 * owner's name and with any note: until its sender's signature comes with it, it is nobody's.
 */
export function findProvenAuthor({
  confirmations,
  proposal,
}: Pick<MultisigTransactionRecord, 'confirmations' | 'proposal'>): ProvenAuthor {
  if (!proposal?.trusted) return nobody
  const { proposedByDelegate, proposer } = proposal
  // The signature of a delegate was checked when it came, and is no confirmation to be kept.
  if (proposedByDelegate) return proposal
  const hasSigned = confirmations.some(
    ({ owner, verdict }) => verdict === 'valid' && proposer !== null && isAddressEqual(owner, proposer),
  )
  return hasSigned ? proposal : nobody
}
