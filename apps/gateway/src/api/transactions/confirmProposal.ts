import { hashSafeTransaction } from '@countersign/protocol/hash'
import type { Kysely } from 'kysely'
import { concat, type Hash, type Hex } from 'viem'
import { findMultisigTransaction } from '../../db/queries/findMultisigTransaction.ts'
import { insertProposal } from '../../db/queries/insertProposal.ts'
import { notifyChange } from '../../db/queries/notifyChange.ts'
import type { Database } from '../../db/schema.ts'
import type { JobPool } from '../../lib/jobs/createJobPool.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { verifySignatures } from '../signatures/verifySignatures.ts'
import { assertNonceIsOpen } from './assertNonceIsOpen.ts'
import { storeConfirmations } from './storeConfirmations.ts'
import { TransactionNotFoundError } from './TransactionNotFoundError.ts'

export type ConfirmProposalParameters = { chain: ServedChain; jobs: JobPool; safeTxHash: Hash; signature: Hex }

/** Stores owners' signatures of a known transaction, verified against the owners that the node names now. */
export async function confirmProposal(
  db: Kysely<Database>,
  { chain, jobs, safeTxHash, signature }: ConfirmProposalParameters,
): Promise<void> {
  const chainId = chain.config.id
  const known = await findMultisigTransaction(db, { chainId, safeTxHash })
  if (!known?.transaction) throw new TransactionNotFoundError({ id: safeTxHash })
  const { safe, transaction } = known
  const state = await getLiveSafe(chain, safe)
  assertNonceIsOpen({ execution: known.execution, nonce: transaction.nonce, safe, safeTxHash, state })
  const { domainHash, messageHash } = hashSafeTransaction({ chainId, safe, transaction, version: state.version })
  const signatures = await withNodeTimeout(chainId, () =>
    verifySignatures({
      client: chain.client,
      hash: safeTxHash,
      jobs,
      packed: signature,
      preimages: [concat(['0x1901', domainHash, messageHash])],
      safe,
      state,
    }),
  )
  await db.transaction().execute(async (tx) => {
    // An owner's signature vouches for a transaction that nobody had signed, and for nothing else: in whose name it was
    // sent and with which words was never proven, so it becomes the signer's own and says nothing.
    await insertProposal(tx, {
      chainId,
      origin: null,
      proposer: signatures[0]?.owner ?? null,
      safe,
      safeTxHash,
      transaction,
      trusted: true,
    })
    await storeConfirmations(tx, { chainId, safe, safeTxHash, signatures })
    const block = Number(state.block.number)
    await notifyChange(tx, { block, chainId: String(chainId), kinds: ['queue'], safe, safeTxHash })
  })
}
