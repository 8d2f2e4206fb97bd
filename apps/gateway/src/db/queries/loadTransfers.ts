import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
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

/** Transfers of a Safe in these chain transactions, newest first, with their tokens. Without ERC-1155, which the lists
 * that use this have no form for. */
export async function loadTransfers(
  db: Db,
  { chainId, mostPerTransaction, safe, transactionHashes }: LoadTransfersParameters,
): Promise<TransferRecord[]> {
  if (transactionHashes.length === 0) return []
  // By the primary key, up to the limit of each kind: of thousands in one transaction any may be shown.
  // Blocks and tokens per row: the planner overestimates the rows and would read every token.
  const ofKind = (kind: string) => sql`(select * from transfer
    where chain_id = ${chainId} and safe = ${safe} and transaction_hash = input.hash and kind = ${kind}
    order by position limit ${mostPerTransaction})`
  const { rows } = await sql<TransferRow>`
    select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
    from unnest(${[...transactionHashes]} :: text[]) as input (hash)
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
