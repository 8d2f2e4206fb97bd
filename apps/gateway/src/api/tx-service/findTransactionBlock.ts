import type { Kysely } from 'kysely'
import { type Hash, TransactionNotFoundError } from 'viem'
import { findExecutionBlock } from '../../db/queries/moduleTransactions.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'

/**
 * The block of a chain transaction: ids of transfers name no Safe, and no index begins with a hash, which anyone can
 * fill. Transactions that only paid a Safe are not indexed, so their block comes from the node.
 */
export async function findTransactionBlock(
  db: Kysely<Database>,
  { client, config }: ServedChain,
  transactionHash: Hash,
): Promise<number | undefined> {
  const executed = await findExecutionBlock(db, { chainId: config.id, transactionHash })
  if (executed !== undefined) return executed
  const transaction = await withNodeTimeout(config.id, () =>
    client.getTransaction({ hash: transactionHash }).catch((error: unknown) => {
      if (error instanceof TransactionNotFoundError) return undefined
      throw error
    }),
  )
  return transaction?.blockNumber == null ? undefined : Number(transaction.blockNumber)
}
