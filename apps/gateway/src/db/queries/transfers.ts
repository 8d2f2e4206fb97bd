import { type Selectable, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database, Db } from '../schema.ts'
import type { TokenRecord, TransferRecord } from './Records.ts'

/** A transfer joined with its block and its token. */
export type TransferRow = Omit<Selectable<Database['transfer']>, 'kind'> & {
  decimals: number | null
  kind: TransferRecord['kind']
  name: string | null
  symbol: string | null
  timestamp: number
  token_kind: TokenRecord['kind'] | null
}

export function toTransferRecord(row: TransferRow): TransferRecord {
  return {
    type: 'transfer',
    blockNumber: row.block_number,
    chainId: row.chain_id,
    kind: row.kind,
    logIndex: row.log_index,
    position: row.position,
    recipient: row.recipient,
    safe: row.safe,
    sender: row.sender,
    timestamp: row.timestamp,
    token: toToken(row),
    tokenId: row.token_id,
    transactionHash: row.transaction_hash,
    value: row.value,
  }
}

function toToken({ decimals, kind, name, symbol, token, token_kind }: TransferRow): TokenRecord | null {
  if (token === null || kind === 'native') return null
  return { address: token, decimals, kind: token_kind ?? kind, name, symbol }
}

type FindTransferParameters = {
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

type FindTransferOfChainParameters = Omit<FindTransferParameters, 'safe'> & { blockNumber: number }

/** Safes of one chain transaction that are looked at: anyone can pay thousands at once. */
const maxSafes = 1_000

/**
 * A transfer by an id that names no Safe: first the Safes of the transaction, then by their keys. Of two Safes the row of
 * either, which say the same.
 */
export async function findTransferOfChain(
  db: Db,
  { blockNumber, chainId, isNative, position, transactionHash }: FindTransferOfChainParameters,
): Promise<TransferRecord | undefined> {
  const { rows } = await sql<{ safe: Address }>`select safe from safe_transaction
    where chain_id = ${chainId} and block_number = ${blockNumber} and transaction_hash = ${transactionHash}
    order by safe limit ${maxSafes}`.execute(db)
  const kinds = isNative ? ['native'] : ['erc20', 'erc721']
  const found = await sql<{ safe: Address }>`
    select involved.safe from unnest(${rows.map(({ safe }) => safe)} :: text[]) as involved (safe)
    where exists (
      select from transfer where chain_id = ${chainId} and safe = involved.safe
        and transaction_hash = ${transactionHash} and kind = any(${kinds} :: text[]) and position = ${position})
    limit 1`.execute(db)
  const [involved] = found.rows
  return involved && findTransfer(db, { chainId, isNative, position, safe: involved.safe, transactionHash })
}

type LoadTransfersParameters = {
  chainId: number
  /** A single transaction may move any number of tokens. */
  maxPerTransaction: number
  safe: Address
  transactionHashes: readonly Hash[]
}

const kinds = ['erc20', 'erc721', 'native'] as const

/** Transfers of a Safe in these chain transactions, newest first, with their tokens. Without ERC-1155, which the lists
 * that use this have no form for. */
export async function loadTransfers(
  db: Db,
  { chainId, maxPerTransaction, safe, transactionHashes }: LoadTransfersParameters,
): Promise<TransferRecord[]> {
  if (transactionHashes.length === 0) return []
  // By the primary key, up to the limit of each kind: of thousands in one transaction any may be shown.
  // Blocks and tokens per row: the planner overestimates the rows and would read every token.
  const ofKind = (kind: string) => sql`(select * from transfer
    where chain_id = ${chainId} and safe = ${safe} and transaction_hash = input.hash and kind = ${kind}
    order by position limit ${maxPerTransaction})`
  const { rows } = await sql<TransferRow>`
    select moved.*, block.timestamp, token.kind as token_kind, token.name, token.symbol, token.decimals
    from unnest(${[...transactionHashes]} :: text[]) as input (hash)
    cross join lateral (
      select * from (${sql.join(kinds.map(ofKind), sql` union all `)}) as listed
      order by log_index, position limit ${maxPerTransaction}
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
