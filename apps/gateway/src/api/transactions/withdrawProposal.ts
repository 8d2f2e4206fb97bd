import { getDeleteRequestTypedData } from '@countersign/protocol/hash'
import type { Kysely } from 'kysely'
import { type Address, type Hash, type Hex, size } from 'viem'
import { notifyChange } from '../../db/queries/cacheVersions.ts'
import { listDelegators } from '../../db/queries/delegates.ts'
import { findMultisigTransaction } from '../../db/queries/loadMultisigTransactions.ts'
import { deleteProposal, listDeletionSignatures, wasDeleted } from '../../db/queries/proposals.ts'
import type { MultisigTransactionRecord } from '../../db/queries/Records.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError } from '../errors/RequestError.ts'
import { assertDeletionQuota } from '../safe-state/assertQuota.ts'
import { hashRequest, isRequestSignedBy, listAcceptedHours } from '../signatures/isRequestSignedBy.ts'
import { TransactionNotFoundError } from './transactionId.ts'

/** Milliseconds: a TOTP is valid in its hour and the next. */
const maxUseTime = 2 * 3_600_000
/** Deletions of one transaction in that time: each later one is compared with all of them. */
const maxDeletions = 20
/** Bytes, as for the signatures of contract owners. */
const maxSignatureSize = 32_768

/**
 * Deletes a proposal signed off by its proposer or the delegate who submitted it. Other owners' signatures remain valid
 * on chain and are only removed from the service.
 */
export async function withdrawProposal(
  db: Kysely<Database>,
  { chain, safeTxHash, signature }: { chain: ServedChain; safeTxHash: Hash; signature: Hex },
): Promise<void> {
  const chainId = chain.config.id
  if (size(signature) > maxSignatureSize)
    throw new RefusedError(
      'INVALID_SIGNATURE',
      `Invalid signature: ${size(signature)} bytes; the limit is ${maxSignatureSize}.`,
    )
  const record = await findMultisigTransaction(db, { chainId, safeTxHash })
  if (!record) {
    // A retry after a lost response.
    if (await wasDeleted(db, { chainId, safeTxHash, signature })) return
    throw new TransactionNotFoundError({ id: safeTxHash })
  }
  const { safe } = record
  const signers = await listEntitled(db, record)
  const since = new Date(Date.now() - maxUseTime)
  const used = await listDeletionSignatures(db, { chainId, max: maxDeletions, safeTxHash, since })
  if (used.length >= maxDeletions)
    throw new RefusedError(
      'TOO_MANY_DELETIONS',
      `${safeTxHash} was deleted ${maxDeletions} times within two hours. Try again later.`,
    )
  await assertSigned(chain, record, { signature, signers, used })
  await db.transaction().execute(async (tx) => {
    await assertDeletionQuota(tx, { chainId, safe })
    await deleteProposal(tx, { chainId, safe, safeTxHash, signature })
    await notifyChange(tx, { block: null, chainId: String(chainId), kinds: ['queue'], safe, safeTxHash })
  })
}

async function listEntitled(db: Kysely<Database>, record: MultisigTransactionRecord): Promise<Address[]> {
  const { chainId, execution, proposal, safe, safeTxHash } = record
  if (execution)
    throw new RefusedError(
      'ALREADY_EXECUTED',
      `Tx with safe-tx-hash=${safeTxHash} was already executed in tx-hash=${execution.transactionHash} and cannot be deleted.`,
    )
  if (!proposal?.proposer)
    throw new RefusedError(
      'NO_PROPOSER',
      `${safeTxHash} has no known proposer, so it cannot be deleted. Reject it on chain instead.`,
    )
  const { proposedByDelegate, proposer } = proposal
  if (!proposedByDelegate) return [proposer]
  const delegators = await listDelegators(db, { chainId, delegate: proposedByDelegate, owners: [proposer], safe })
  return delegators.length > 0 ? [proposer, proposedByDelegate] : [proposer]
}

async function assertSigned(
  chain: ServedChain,
  { chainId, safe, safeTxHash }: MultisigTransactionRecord,
  { signature, signers, used }: { signature: Hex; signers: readonly Address[]; used: readonly Hex[] },
): Promise<void> {
  const isSignedFor = async (hour: bigint, given: Hex) => {
    const hashed = hashRequest(getDeleteRequestTypedData({ chainId, safe, safeTxHash, totp: hour }))
    const verdicts = await Promise.all(
      signers.map((account) => isRequestSignedBy({ ...hashed, account, chain, safe, signature: given })),
    )
    return verdicts.includes(true)
  }
  const hours = listAcceptedHours()
  const verdicts = await Promise.all(hours.map((hour) => isSignedFor(hour, signature)))
  const hour = hours.find((_, index) => verdicts[index])
  if (hour === undefined)
    throw new RefusedError(
      'INVALID_SIGNATURE',
      `Invalid signature: deleting needs a signature by ${signers.join(' or ')}, made within the last hour.`,
    )
  // Prevents replay: an observed deletion signature could delete a later proposal. Compares the signed message instead
  // of the bytes, since one signature has several encodings.
  const replays = await Promise.all(used.map((given) => isSignedFor(hour, given)))
  if (replays.includes(true))
    throw new RefusedError(
      'REPLAYED_SIGNATURE',
      `This signature has already deleted ${safeTxHash}. Sign again in the next hour.`,
    )
}
