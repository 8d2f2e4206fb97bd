import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../schema.ts'
import type { TransferRecord } from './Records.ts'
import { type TransferRow, toTransferRecord } from './toTransferRecord.ts'

type IncomingTransferFilter = {
  /** Seconds, both ends included. */
  executedFrom?: number | undefined
  executedTo?: number | undefined
  recipient?: Address | undefined
  sender?: Address | undefined
  token?: Address | undefined
  /** Of ERC-20 only these; every token when it is absent. */
  trustedTokens?: readonly Address[] | undefined
  value?: bigint | undefined
}

export type ListIncomingTransfersPageParameters = {
  chainId: number
  filter?: IncomingTransferFilter
  limit: number
  offset: number
  safe: Address
}

/** What a Safe was sent, newest first. Nothing was sent by a transfer of nothing: those only put false addresses into lists. */
export async function listIncomingTransfersPage(
  db: Kysely<Database>,
  { chainId, filter = {}, limit, offset, safe }: ListIncomingTransfersPageParameters,
): Promise<{ count: number; transfers: TransferRecord[] }> {
  const { executedFrom, executedTo, recipient, sender, token, trustedTokens, value } = filter
  const conditions = [
    sql`transfer.chain_id = ${chainId} and transfer.safe = ${safe} and transfer.recipient = ${safe}`,
    sql`(transfer.kind = 'erc721' or transfer.value <> 0)`,
    // The lists that this is for have no form for them.
    sql`transfer.kind <> 'erc1155'`,
    ...(executedFrom === undefined ? [] : [sql`block.timestamp >= ${executedFrom}`]),
    ...(executedTo === undefined ? [] : [sql`block.timestamp <= ${executedTo}`]),
    ...(recipient === undefined ? [] : [sql`transfer.recipient = ${recipient}`]),
    ...(sender === undefined ? [] : [sql`transfer.sender = ${sender}`]),
    ...(token === undefined ? [] : [sql`transfer.token = ${token}`]),
    ...(trustedTokens
      ? [sql`(transfer.kind <> 'erc20' or transfer.token = any(${[...trustedTokens]} :: text[]))`]
      : []),
    ...(value === undefined ? [] : [sql`transfer.value = ${value.toString()} :: numeric`]),
  ]
  const onBlock = (table: string) =>
    sql`join block on block.chain_id = ${sql.ref(`${table}.chain_id`)} and block.number = ${sql.ref(`${table}.block_number`)}`
  // Times are of blocks, which are otherwise looked up for what is on the page and nothing else.
  const isTimed = executedFrom !== undefined || executedTo !== undefined
  const where = sql`from transfer ${isTimed ? onBlock('transfer') : sql``} where ${sql.join(conditions, sql` and `)}`
  const [{ rows }, counted] = await Promise.all([
    sql<TransferRow>`
      select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
      from (
        select transfer.* ${where}
        order by transfer.block_number desc, transfer.log_index desc, transfer.position desc
        limit ${limit} offset ${offset}
      ) as moved
      ${onBlock('moved')}
      left join token on token.chain_id = moved.chain_id and token.address = moved.token
      order by moved.block_number desc, moved.log_index desc, moved.position desc`.execute(db),
    sql<{ count: number }>`select count(*) as count ${where}`.execute(db),
  ])
  return { count: counted.rows[0]?.count ?? 0, transfers: rows.map(toTransferRecord) }
}
