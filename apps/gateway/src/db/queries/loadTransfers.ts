import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import type { TransferRecord } from './Records.ts'
import { type TransferRow, toTransferRecord } from './toTransferRecord.ts'

export type LoadTransfersParameters = {
  chainId: number
  /** A single transaction may move any number of tokens. */
  mostPerTransaction: number
  safe: Address
  transactionHashes: readonly Hash[]
}

const kinds = ['erc20', 'erc721', 'native'] as const

/** What moved in or out of a Safe in these transactions of the chain, newest first, with what is known of the tokens.
 * Not of ERC-1155: the lists that this is for have no form for them. */
export async function loadTransfers(
  db: Kysely<Database>,
  { chainId, mostPerTransaction, safe, transactionHashes }: LoadTransfersParameters,
): Promise<TransferRecord[]> {
  if (transactionHashes.length === 0) return []
  // By the primary key, as far as the limit of each kind: of one that moves thousands it does not matter which are shown.
  // Blocks and tokens row by row: the planner counts with all that there may be, and would read every token.
  const ofKind = (kind: string) => sql`(select * from transfer
    where chain_id = ${chainId} and safe = ${safe} and transaction_hash = asked.hash and kind = ${kind}
    order by position limit ${mostPerTransaction})`
  const { rows } = await sql<TransferRow>`
    select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
    from unnest(${[...transactionHashes]} :: text[]) as asked (hash)
    cross join lateral (
      select * from (${sql.join(kinds.map(ofKind), sql` union all `)}) as listed
      order by log_index, position limit ${mostPerTransaction}
    ) as moved
    cross join lateral (
      select timestamp from block where block.chain_id = moved.chain_id and block.number = moved.block_number limit 1
    ) as block
    left join lateral (
      select * from token where token.chain_id = moved.chain_id and token.address = moved.token limit 1
    ) as token on true
    order by moved.block_number desc, moved.log_index desc, moved.position desc`.execute(db)
  return rows.map(toTransferRecord)
}
