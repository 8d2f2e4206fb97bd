import { type DecodedCall, decodeCall } from '@countersign/protocol/decode'
import type { TransactionDetails } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { type Address, type Hash, isAddressEqual } from 'viem'
import { findMultisigTransaction } from '../../db/queries/loadMultisigTransactions.ts'
import { listQueuePage } from '../../db/queries/queue.ts'
import type { ModuleTransactionRecord, MultisigTransactionRecord, TransferRecord } from '../../db/queries/Records.ts'
import type { Database } from '../../db/schema.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { getKnownSafe, type KnownSafe } from '../safe-state/getKnownSafe.ts'
import { loadTokenMap } from '../tokens/knownTokens.ts'
import { explainOne } from './explainEach.ts'
import { listCountedConfirmations } from './TransactionContext.ts'
import { listBatchTargets } from './toCallInfo.ts'
import { toTransactionDetails } from './toTransactionDetails.ts'
import { TransactionNotFoundError } from './transactionId.ts'

export async function loadTransactionDetails(
  db: Kysely<Database>,
  chain: ServedChain,
  record: ModuleTransactionRecord | MultisigTransactionRecord | TransferRecord,
): Promise<TransactionDetails> {
  const safe = await getKnownSafe(db, chain, record.safe)
  const { decoded, others } = await explainOne(record, chain, (_, decoded) => ({
    decoded,
    others: listBatched(record, decoded),
  }))
  const [tokens, rejectors] = await Promise.all([
    loadTokenMap(db, { config: chain.config, others, records: [record] }),
    record.type === 'multisig' ? loadRejectors(db, record, safe) : [],
  ])
  return toTransactionDetails(record, { decoded, findFunctions: chain.findFunctions, rejectors, safe, tokens })
}

/** Tokens inside a batch, whose amounts clients show. */
export function listBatched(
  record: ModuleTransactionRecord | MultisigTransactionRecord | TransferRecord,
  decoded: DecodedCall | null | undefined,
): Address[] {
  if (record.type !== 'multisig' || !record.transaction || decoded === null) return []
  return listBatchTargets(decoded ?? decodeCall(record.transaction))
}

/** By safeTxHash. */
export async function loadMultisigDetails(
  db: Kysely<Database>,
  chain: ServedChain,
  safeTxHash: Hash,
): Promise<TransactionDetails> {
  const record = await findMultisigTransaction(db, { chainId: chain.config.id, safeTxHash })
  if (!record) throw new TransactionNotFoundError({ id: safeTxHash })
  return loadTransactionDetails(db, chain, record)
}

async function loadRejectors(
  db: Kysely<Database>,
  record: MultisigTransactionRecord,
  safe: KnownSafe,
): Promise<Address[]> {
  const { chainId, execution, safe: address, transaction } = record
  if (execution || !transaction) return []
  const { nonce } = transaction
  const { owners } = safe
  const query = { chainId, nonce, owners, safe: address }
  const queue = await listQueuePage(db, { ...query, isTrustedOnly: true, limit: 50, offset: 0 })
  return listRejectors(record, { queue, safe })
}

/** Owners who confirmed a rejection: an empty transaction with the same nonce. */
export function listRejectors(
  { safe: address, safeTxHash, transaction }: MultisigTransactionRecord,
  { queue, safe }: { queue: readonly MultisigTransactionRecord[]; safe: KnownSafe },
): Address[] {
  const rejections = queue.filter(
    (other) =>
      other.safeTxHash !== safeTxHash &&
      other.transaction?.nonce === transaction?.nonce &&
      other.transaction?.value === 0n &&
      other.transaction.data === '0x' &&
      isAddressEqual(other.transaction.to, address),
  )
  return [
    ...new Set(rejections.flatMap((other) => listCountedConfirmations(other, { safe }).map(({ owner }) => owner))),
  ]
}
