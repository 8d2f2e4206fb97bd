import { type RawBuilder, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import { loadBounded, measureMultisigTransactions } from './loadBounded.ts'
import { loadMultisigTransactions } from './loadMultisigTransactions.ts'
import type { PageParameters } from './pages.ts'
import type { MultisigTransactionRecord } from './Records.ts'

/**
 * Condition on the table `proposal`: a current owner signed it or approved it on the chain, or a delegate signed it on
 * arrival. Evaluated on every read, because owners leave and return. `offset 0` makes the planner look it up per proposal
 * instead of hashing all signatures.
 */
export function hasTrustedSignature(owners: readonly Address[]): RawBuilder<boolean> {
  const present = sql`any(${[...owners]} :: text[])`
  return sql<boolean>`((proposal.trusted and proposal.proposed_by_delegate is not null) or exists (
      select from confirmation
      where confirmation.chain_id = proposal.chain_id and confirmation.safe_tx_hash = proposal.safe_tx_hash
        and confirmation.safe = proposal.safe and confirmation.verdict = 'valid' and confirmation.owner = ${present} offset 0
    ) or exists (
      select from approved_hash
      where approved_hash.chain_id = proposal.chain_id and approved_hash.hash = proposal.safe_tx_hash
        and approved_hash.safe = proposal.safe and approved_hash.owner = ${present} offset 0
    ))`
}

type ListQueuePageParameters = Omit<PageParameters, 'place'> & {
  /** The Safe's next nonce: lower ones can no longer be executed. */
  nonce: bigint
  /** Only what an owner or delegate signed. */
  isTrustedOnly: boolean
  /** Current owners, whose signatures count. @default those who owned it when they signed */
  owners?: readonly Address[] | undefined
}

/** Pending transactions by nonce, then by age; fewer where they are large. */
export async function listQueuePage(db: Db, parameters: ListQueuePageParameters): Promise<MultisigTransactionRecord[]> {
  return (await listBoundedQueuePage(db, parameters)).transactions
}

/** The same, with whether size cut the page. */
export async function listBoundedQueuePage(
  db: Db,
  { chainId, isTrustedOnly, limit, nonce, offset, owners, safe }: ListQueuePageParameters,
): Promise<{ isCut: boolean; transactions: MultisigTransactionRecord[] }> {
  const { rows } = await sql<{ safe_tx_hash: Hash }>`
    select safe_tx_hash from proposal
    where chain_id = ${chainId} and safe = ${safe} and nonce >= ${nonce.toString()} :: numeric
      and (not ${isTrustedOnly} :: boolean or ${owners ? hasTrustedSignature(owners) : sql`trusted`})
      and not exists (
        select from multisig_execution as execution
        where execution.chain_id = proposal.chain_id and execution.safe_tx_hash = proposal.safe_tx_hash
          and execution.safe = proposal.safe
      )
    order by nonce, created_at, safe_tx_hash
    limit ${limit} offset ${offset}`.execute(db)
  const { isCut, records: transactions } = await loadBounded({
    keys: rows.map((row) => row.safe_tx_hash),
    load: (safeTxHashes) => loadMultisigTransactions(db, { chainId, safe, safeTxHashes }),
    // At least the row before the page, and one of the page.
    least: 2,
    measure: (safeTxHashes) => measureMultisigTransactions(db, { chainId, safe, safeTxHashes }),
  })
  return { isCut, transactions }
}

type CountQueueParameters = {
  chainId: number
  /** The Safe's next nonce. */
  nonce: bigint
  owners: readonly Address[]
  safe: Address
  threshold: number
  /** The owners whose signatures may be missing. */
  wallet?: Address | undefined
}

/** Pending transactions, and those that miss a signature of these owners. */
export async function countQueue(
  db: Db,
  { chainId, nonce, owners, safe, threshold, wallet }: CountQueueParameters,
): Promise<{ awaiting: number; queued: number }> {
  const isOwner = wallet !== undefined && owners.includes(wallet)
  const { rows } = await sql<{ awaiting: number; queued: number }>`
    select count(*) as queued,
      count(*) filter (
        where ${isOwner} :: boolean and cardinality(signers) < ${threshold} and not ${wallet ?? ''} = any(signers)
      ) as awaiting
    from (
      select array(
        select input.owner from unnest(${[...owners]} :: text[]) as input (owner)
        where exists (
          select from confirmation
          where confirmation.chain_id = proposal.chain_id and confirmation.safe_tx_hash = proposal.safe_tx_hash
            and confirmation.safe = proposal.safe and confirmation.owner = input.owner and verdict = 'valid' offset 0
        ) or exists (
          select from approved_hash
          where approved_hash.chain_id = proposal.chain_id and approved_hash.hash = proposal.safe_tx_hash
            and approved_hash.safe = proposal.safe and approved_hash.owner = input.owner offset 0
        )
      ) as signers
      from proposal
      where chain_id = ${chainId} and safe = ${safe} and nonce >= ${nonce.toString()} :: numeric
        and ${hasTrustedSignature(owners)}
        and not exists (
          select from multisig_execution as execution
          where execution.chain_id = proposal.chain_id and execution.safe_tx_hash = proposal.safe_tx_hash
            and execution.safe = proposal.safe
        )
    ) as waiting`.execute(db)
  return rows[0] ?? { awaiting: 0, queued: 0 }
}

/** Nonces further ahead are ignored: no queue is that long. */
const reach = 1_000n

type FindHighestNonceParameters = {
  chainId: number
  /** The Safe's next nonce. */
  nonce: bigint
  /** Current owners. @default those who owned it when they signed */
  owners?: readonly Address[]
  safe: Address
}

/**
 * The highest nonce that was executed or proposed by someone trusted, within a range of the next one. Without the range,
 * one delegate's proposal at the largest uint256 would make the service recommend a nonce that cannot be used.
 */
export async function findHighestNonce(
  db: Db,
  { chainId, nonce, owners, safe }: FindHighestNonceParameters,
): Promise<bigint | undefined> {
  const limit = sql`${(nonce + reach).toString()} :: numeric`
  const { rows } = await sql<{ nonce: bigint | null }>`
    select max(nonce) as nonce from (
      select max(nonce) as nonce from proposal
      where chain_id = ${chainId} and safe = ${safe} and nonce < ${limit} and nonce >= ${nonce.toString()} :: numeric
        and ${owners ? hasTrustedSignature(owners) : sql`trusted`}
      union all
      select max(nonce) from multisig_execution
      where chain_id = ${chainId} and safe = ${safe} and nonce < ${limit}
    ) as highest`.execute(db)
  return rows[0]?.nonce ?? undefined
}
