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

/** What moved in or out of a Safe in these transactions of the chain, newest first, with what is known of the tokens.
 * Not of ERC-1155: the lists that this is for have no form for them. */
export async function loadTransfers(
  db: Kysely<Database>,
  { chainId, mostPerTransaction, safe, transactionHashes }: LoadTransfersParameters,
): Promise<TransferRecord[]> {
  if (transactionHashes.length === 0) return []
  const { rows } = await sql<TransferRow>`
    select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
    from (
      select *, row_number() over (partition by transaction_hash order by log_index, position) as place
      from transfer
      where chain_id = ${chainId} and safe = ${safe} and transaction_hash in (${sql.join(transactionHashes)})
        and kind <> 'erc1155'
    ) as moved
    join block on block.chain_id = moved.chain_id and block.number = moved.block_number
    left join token on token.chain_id = moved.chain_id and token.address = moved.token
    where place <= ${mostPerTransaction}
    order by moved.block_number desc, moved.log_index desc, moved.position desc`.execute(db)
  return rows.map(toTransferRecord)
}
