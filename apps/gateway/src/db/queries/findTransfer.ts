import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../schema.ts'
import type { TransferRecord } from './Records.ts'
import { type TransferRow, toTransferRecord } from './toTransferRecord.ts'

export type FindTransferParameters = {
  chainId: number
  /** `i<hash><position>` in the id is native coin, `e…` a token. */
  isNative: boolean
  position: string
  safe: Address
  transactionHash: Hash
}

/** A transfer by the parts of its id, which are its key: one transaction may move any number. */
export async function findTransfer(
  db: Db,
  { chainId, isNative, position, safe, transactionHash }: FindTransferParameters,
): Promise<TransferRecord | undefined> {
  const kinds = isNative ? ['native'] : ['erc20', 'erc721']
  const { rows } = await sql<TransferRow>`
    select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
    from transfer as moved
    join block on block.chain_id = moved.chain_id and block.number = moved.block_number
    left join token on token.chain_id = moved.chain_id and token.address = moved.token
    where moved.chain_id = ${chainId} and moved.safe = ${safe} and moved.transaction_hash = ${transactionHash}
      and moved.kind = any(${kinds} :: text[]) and moved.position = ${position}
    order by moved.kind limit 1`.execute(db)
  const [row] = rows
  return row && toTransferRecord(row)
}
