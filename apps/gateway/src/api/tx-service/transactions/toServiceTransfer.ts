import type { ChainConfig } from '@countersign/protocol/config'
import type { TransferRecord } from '../../../db/queries/Records.ts'
import { toKnownToken } from '../../tokens/loadTokenMap.ts'
import { toBlockDate } from '../dialect/toBlockDate.ts'
import { toServiceToken } from '../tokens/toServiceToken.ts'
import type { ServiceTransfer } from './ServiceTransferSchema.ts'

const types = { erc20: 'ERC20_TRANSFER', erc721: 'ERC721_TRANSFER', native: 'ETHER_TRANSFER' } as const

export function toServiceTransfer(record: TransferRecord, config: ChainConfig): ServiceTransfer {
  const { blockNumber, kind, position, recipient, sender, timestamp, token, tokenId, transactionHash, value } = record
  return {
    blockNumber,
    executionDate: toBlockDate(timestamp),
    from: sender,
    to: recipient,
    tokenAddress: token?.address ?? null,
    tokenId: tokenId?.toString() ?? null,
    tokenInfo: token && toServiceToken(toKnownToken(token, config)),
    transactionHash,
    transferId: `${kind === 'native' ? 'i' : 'e'}${transactionHash.slice(2)}${position}`,
    type: types[kind],
    value: value?.toString() ?? null,
  }
}
