import type { Address, Hash } from 'viem'
import type { TokenRecord, TransferRecord } from './Records.ts'

/** A transfer joined with its block and its token. */
export type TransferRow = {
  block_number: number
  chain_id: number
  decimals: number | null
  kind: TransferRecord['kind']
  log_index: number
  name: string | null
  position: string
  recipient: Address
  safe: Address
  sender: Address
  symbol: string | null
  timestamp: number
  token: Address | null
  token_id: bigint | null
  token_kind: TokenRecord['kind'] | null
  transaction_hash: Hash
  value: bigint | null
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
