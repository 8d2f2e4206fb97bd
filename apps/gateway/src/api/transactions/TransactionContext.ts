import type { DecodedCall } from '@countersign/protocol/decode'
import { type Address, isAddressEqual } from 'viem'
import type { Confirmation, MultisigTransactionRecord, Proposal } from '../../db/queries/Records.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import type { KnownToken } from '../tokens/knownTokens.ts'

/** What a Safe's transactions are interpreted with: its current state and their tokens. */
export type TransactionContext = Pick<ServedChain, 'findFunctions'> & {
  safe: { nonce: bigint; owners: readonly Address[]; threshold: number }
  tokens: ReadonlyMap<Address, KnownToken>
  /** The decoded call; null to skip decoding. @default decoded on demand */
  decoded?: DecodedCall | null | undefined
}

/** Valid confirmations; before execution only those of current owners, as in the contract. */
export function listCountedConfirmations(
  { confirmations, execution }: Pick<MultisigTransactionRecord, 'confirmations' | 'execution'>,
  { safe }: Pick<TransactionContext, 'safe'>,
): Confirmation[] {
  return confirmations.filter(
    ({ owner, verdict }) =>
      verdict === 'valid' && (execution !== undefined || safe.owners.some((known) => isAddressEqual(known, owner))),
  )
}

/** Whether a current owner or a delegate has signed, recomputed on read. Executions are always trusted. */
export function isTrusted(record: MultisigTransactionRecord, context: Pick<TransactionContext, 'safe'>): boolean {
  const { execution, proposal } = record
  if (execution) return true
  if (proposal?.trusted && proposal.proposedByDelegate) return true
  return listCountedConfirmations(record, context).length > 0
}

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
