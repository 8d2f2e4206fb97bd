import { hashSafeTransaction } from '@countersign/protocol/hash'
import type { Kysely } from 'kysely'
import type { Hash, Hex } from 'viem'
import { findMultisigTransaction } from '../../db/queries/loadMultisigTransactions.ts'
import { insertProposal } from '../../db/queries/proposals.ts'
import type { Database } from '../../db/schema.ts'
import type { JobPool } from '../../lib/jobs/createJobPool.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { acceptConfirmations, getPreimage } from '../signatures/acceptConfirmations.ts'
import { assertNonceIsOpen } from './assertNonceIsOpen.ts'
import { TransactionNotFoundError } from './TransactionNotFoundError.ts'

/** Stores owners' confirmations of a known transaction. */
export async function confirmProposal(
  db: Kysely<Database>,
  { chain, jobs, safeTxHash, signature }: { chain: ServedChain; jobs: JobPool; safeTxHash: Hash; signature: Hex },
): Promise<void> {
  const chainId = chain.config.id
  const known = await findMultisigTransaction(db, { chainId, safeTxHash })
  if (!known?.transaction) throw new TransactionNotFoundError({ id: safeTxHash })
  const { safe, transaction } = known
  const state = await getLiveSafe(chain, safe)
  assertNonceIsOpen({ execution: known.execution, nonce: transaction.nonce, safe, safeTxHash, state })
  const hashes = hashSafeTransaction({ chainId, safe, transaction, version: state.version })
  await acceptConfirmations(db, {
    ...{ chain, jobs, safe, signature, state, target: { safeTxHash } },
    preimages: [getPreimage(hashes)],
    // A confirmation makes an unsigned proposal trusted but proves neither proposer nor origin: they become the signer
    // and null.
    store: (tx, signatures) =>
      insertProposal(tx, {
        chainId,
        origin: null,
        proposer: signatures[0]?.owner ?? null,
        safe,
        safeTxHash,
        transaction,
        trusted: true,
      }),
  })
}
