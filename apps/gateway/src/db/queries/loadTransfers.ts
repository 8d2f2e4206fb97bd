import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../schema.ts'
import type { TokenRecord, TransferRecord } from './Records.ts'

export type LoadTransfersParameters = {
  chainId: number
  /** A single transaction may move any number of tokens. */
  mostPerTransaction: number
  safe: Address
  transactionHashes: readonly Hash[]
}

type Row = {
  block_number: number
  decimals: number | null
  kind: TransferRecord['kind']
  log_index: number
  name: string | null
  position: string
  recipient: Address
  sender: Address
  symbol: string | null
  timestamp: number
  token: Address | null
  token_id: bigint | null
  token_kind: TokenRecord['kind'] | null
  transaction_hash: Hash
  value: bigint | null
}

/** What moved in or out of a Safe in these transactions of the chain, newest first, with what is known of the tokens. */
export async function loadTransfers(
  db: Kysely<Database>,
  { chainId, mostPerTransaction, safe, transactionHashes }: LoadTransfersParameters,
): Promise<TransferRecord[]> {
  if (transactionHashes.length === 0) return []
  const { rows } = await sql<Row>`
    select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
    from (
      select *, row_number() over (partition by transaction_hash order by log_index, position) as place
      from transfer
      where chain_id = ${chainId} and safe = ${safe} and transaction_hash in (${sql.join(transactionHashes)})
    ) as moved
    join block on block.chain_id = moved.chain_id and block.number = moved.block_number
    left join token on token.chain_id = moved.chain_id and token.address = moved.token
    where place <= ${mostPerTransaction}
    order by moved.block_number desc, moved.log_index desc, moved.position desc`.execute(db)
  return rows.map((row) => ({
    type: 'transfer' as const,
    blockNumber: row.block_number,
    chainId,
    kind: row.kind,
    logIndex: row.log_index,
    position: row.position,
    recipient: row.recipient,
    safe,
    sender: row.sender,
    timestamp: row.timestamp,
    token: toToken(row),
    tokenId: row.token_id,
    transactionHash: row.transaction_hash,
    value: row.value,
  }))
}

function toToken({ decimals, kind, name, symbol, token, token_kind }: Row): TokenRecord | null {
  if (token === null || kind === 'native') return null
  return { address: token, decimals, kind: token_kind ?? kind, name, symbol }
}
