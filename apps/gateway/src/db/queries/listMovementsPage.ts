import { type Kysely, sql } from 'kysely'
import { type Address, type Hash, zeroAddress } from 'viem'
import type { Database } from '../schema.ts'

/** Where a page ends: the key of its last movement. */
export type MovementPlace = { blockNumber: number; kind: string; logIndex: number; position: string }

export type ListMovementsPageParameters = {
  /** Undefined for the newest. */
  after: MovementPlace | undefined
  chainId: number
  limit: number
  safe: Address
  /** Nothing of later blocks. */
  upTo: number | undefined
}

export type MovementRow = {
  block_number: number
  decimals: number | null
  fee_payer: Address | null
  is_refund: boolean
  kind: 'erc1155' | 'erc20' | 'erc721' | 'native'
  log_index: number
  module: Address | null
  name: string | null
  network_fee: bigint | null
  nonce: bigint | null
  origin: string | null
  position: string
  recipient: Address
  safe_tx_hash: Hash | null
  sender: Address
  symbol: string | null
  timestamp: number
  token: Address | null
  token_id: bigint | null
  transaction_hash: Hash
  value: bigint | null
}

/**
 * What came into a Safe or left it, newest first, each with what caused it and what it cost. A page begins behind the
 * last row of the one before: however far back, it costs the same.
 */
export async function listMovementsPage(
  db: Kysely<Database>,
  { after, chainId, limit, safe, upTo }: ListMovementsPageParameters,
): Promise<MovementRow[]> {
  // Once by the columns that the index has, once by all of them.
  const isAfter = (kind: ReturnType<typeof sql>, position: ReturnType<typeof sql>) =>
    after
      ? sql`and (fact.block_number, fact.log_index) <= (${after.blockNumber}, ${after.logIndex})
          and (fact.block_number, fact.log_index, ${kind}, ${position})
            < (${after.blockNumber}, ${after.logIndex}, ${after.kind}, ${after.position})`
      : sql``
  const ofSafe = sql`fact.chain_id = ${chainId} and fact.safe = ${safe}
    ${upTo === undefined ? sql`` : sql`and fact.block_number <= ${upTo}`}`
  const newest = sql`order by block_number desc, log_index desc, kind desc, position desc limit ${limit}`
  const moved = sql`select fact.chain_id, fact.safe, fact.block_number, fact.log_index, fact.transaction_hash, fact.kind,
      fact.position, fact.token, fact.sender, fact.recipient, fact.value, fact.token_id, false as is_refund
    from transfer as fact
    where ${ofSafe} ${isAfter(sql`fact.kind`, sql`fact.position`)} ${newest}`
  // Refunds in the chain's coin leave no log. Where a trace told what an execution sent, they are among that.
  const receiver = sql`coalesce(nullif(fact.refund_receiver, ${zeroAddress}), payer.sender, ${zeroAddress})`
  const place = sql`fact.log_index || ',refund'`
  const refunded = sql`select fact.chain_id, fact.safe, fact.block_number, fact.log_index, fact.transaction_hash,
      'native' as kind, ${place} as position, null as token, fact.safe as sender, ${receiver} as recipient,
      fact.payment as value, null :: numeric as token_id, true as is_refund
    from multisig_execution as fact
    left join chain_transaction as payer on payer.chain_id = fact.chain_id and payer.hash = fact.transaction_hash
    where ${ofSafe} and fact.payment > 0 and coalesce(fact.gas_token, ${zeroAddress}) = ${zeroAddress}
      and (fact.operation is distinct from 1 or not exists (
        select from transfer as traced
        where traced.chain_id = fact.chain_id and traced.safe = fact.safe
          and traced.transaction_hash = fact.transaction_hash and traced.kind = 'native'
          and traced.recipient = ${receiver} and traced.value = fact.payment))
      ${isAfter(sql`'native'`, place)} ${newest}`
  // A log of an execution closes what it did: the first one behind a movement is its own.
  const causes = (table: 'module_execution' | 'multisig_execution', columns: string) => sql`left join lateral (
      select ${sql.raw(columns)} from ${sql.table(table)} as cause
      where cause.chain_id = moved.chain_id and cause.safe = moved.safe
        and cause.transaction_hash = moved.transaction_hash
      order by cause.log_index < moved.log_index, cause.log_index limit 1
    ) as ${sql.table(`by_${table}`)} on true`
  const { rows } = await sql<MovementRow>`
    select moved.block_number, moved.log_index, moved.transaction_hash, moved.kind, moved.position, moved.token,
      moved.sender, moved.recipient, moved.value, moved.token_id, moved.is_refund, block.timestamp,
      token.name, token.symbol, token.decimals, paid.sender as fee_payer, paid.gas_used * paid.gas_price as network_fee,
      by_multisig_execution.safe_tx_hash, by_multisig_execution.nonce, by_module_execution.module, proposal.origin
    from ((${moved}) union all (${refunded}) ${newest}) as moved
    join block on block.chain_id = moved.chain_id and block.number = moved.block_number
    left join token on token.chain_id = moved.chain_id and token.address = moved.token
    left join chain_transaction as paid on paid.chain_id = moved.chain_id and paid.hash = moved.transaction_hash
    ${causes('multisig_execution', 'cause.safe_tx_hash, cause.nonce')}
    ${causes('module_execution', 'cause.module')}
    left join proposal on proposal.chain_id = moved.chain_id and proposal.safe = moved.safe
      and proposal.safe_tx_hash = by_multisig_execution.safe_tx_hash
    order by moved.block_number desc, moved.log_index desc, moved.kind desc, moved.position desc`.execute(db)
  return rows
}
