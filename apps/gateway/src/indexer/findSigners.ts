import { type Selectable, sql } from 'kysely'
import type { Hex } from 'viem'
import { bumpCacheVersion } from '../db/queries/cacheVersions.ts'
import { thresholdAt } from '../db/queries/thresholdAt.ts'
import type { Database, Db } from '../db/schema.ts'
import { recoverSignatures, splitSignatures } from '../lib/recoverSignatures.ts'
import { type Checkpoint, findCheckpoint, lockCheckpoint } from './Checkpoint.ts'
import type { RangeDecoder } from './decodeRange.ts'
import { createFacts, createFailedSignatures, type FailedTransaction } from './Facts.ts'
import { createSignatureBudget } from './handlers/signatureBudget.ts'
import { writeFacts, writeFailed } from './storeRange.ts'

/** Executions of one call, and characters of their signatures: new blocks wait for 200 ms at most. */
const together = 200
const maxLength = 65_000

type OpenExecution = Pick<
  Selectable<Database['multisig_execution']>,
  'block_number' | 'log_index' | 'safe' | 'safe_tx_hash' | 'threshold' | 'transaction_hash'
> & { signatures: Hex }

/**
 * Recovers the signers of executions that were indexed far from the head, some blocks at a time: recovery takes longer
 * than everything else about an execution. A request for an execution before that recovers its signers alone.
 *
 * @returns whether there may be more
 */
export async function findSigners({ chainId, db, limits, logger, recover }: RangeDecoder): Promise<boolean> {
  const checkpoint = await findCheckpoint(db, chainId)
  const from = await findOpen(db, { chainId })
  if (!checkpoint || from === undefined) return false
  const { executions, to } = await listOpen(db, { chainId, from, to: checkpoint.number })
  const budget = createSignatureBudget(limits)
  const failed: FailedTransaction[] = []
  const recoveries = executions.flatMap(({ signatures: packed, threshold, ...fact }) => {
    const { block_number: block, log_index: logIndex, transaction_hash: hash } = fact
    const signatures = splitSignatures(packed, threshold)
    const turn = budget.take({ blockNumber: BigInt(block), logIndex, transactionHash: hash }, signatures.length)
    if (turn === 'later') failed.push(createFailedSignatures({ block, count: signatures.length, hash }))
    return turn === 'now' ? [{ fact, hash: fact.safe_tx_hash, signatures }] : []
  })
  const found = await recoverSignatures(recoveries, recover)
  const facts = createFacts()
  for (const [index, { fact }] of recoveries.entries())
    for (const [position, signature] of (found[index] ?? []).entries())
      facts.rows.execution_signature.push({ chain_id: chainId, position, ...signature, ...fact })
  await db.transaction().execute(async (tx) => {
    await lockCheckpoint(tx, { chainId, expected: checkpoint })
    await writeFacts(tx, facts)
    await writeFailed(tx, { chainId, failed })
    await bumpCacheVersion(tx, { chainId, safes: executions.map(({ safe }) => safe) })
    await tx.updateTable('checkpoint').where('chain_id', '=', chainId).set({ signers_block: to }).execute()
  })
  if (to === checkpoint.number) logger.info({ block: to }, 'signer recovery is complete')
  return true
}

/** The last block up to which signers are known, if there are later ones. */
async function findOpen(db: Db, { chainId }: { chainId: number }): Promise<number | undefined> {
  const found = await db
    .selectFrom('checkpoint')
    .where('chain_id', '=', chainId)
    .whereRef('signers_block', '<', 'block_number')
    .select('signers_block')
    .executeTakeFirst()
  return found?.signers_block
}

/** All executions of the next blocks, up to the block in which there are enough. */
async function listOpen(db: Db, { chainId, from, to }: { chainId: number; from: number; to: Checkpoint['number'] }) {
  const { rows: places } = await sql<{ block: number; count: number }>`
    select block_number as block, sum(length(coalesce(signatures, ''))) over (order by block_number, log_index) as count
    from multisig_execution
    where chain_id = ${chainId} and block_number > ${from} and block_number <= ${to}
    order by block_number, log_index limit ${together}`.execute(db)
  const enough = places.find(({ count }) => count > maxLength) ?? places[together - 1]
  const last = enough?.block ?? to
  const { rows: executions } = await sql<OpenExecution>`
    select block_number, log_index, safe, safe_tx_hash, signatures, ${thresholdAt} as threshold, transaction_hash
    from multisig_execution as execution
    where chain_id = ${chainId} and block_number > ${from} and block_number <= ${last} and signatures is not null
      and not exists (
        select from execution_signature as known
        where known.chain_id = execution.chain_id and known.block_number = execution.block_number
          and known.log_index = execution.log_index
      )
    order by block_number, log_index`.execute(db)
  return { executions, to: last }
}
