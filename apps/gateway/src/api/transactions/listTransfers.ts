import { createPageLinks, parseCursor, type SafeTransfer, SafeTransferPageSchema } from '@countersign/protocol'
import { listTransfersPage } from '../../db/queries/listTransfersPage.ts'
import type { TransferRecord } from '../../db/queries/Records.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { CursorQuerySchema } from '../wire/CursorQuerySchema.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'

/** Rows are small: charts and sums are made of many. */
const pageSize = { defaultLimit: 100, maxLimit: 500 }

/** `GET /v1/chains/:chainId/safes/:address/transfers` */
export const listTransfers = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/transfers',
  summary: 'Everything that moved into or out of the Safe, newest first, also inside of batches.',
  params: SafeParamsSchema,
  query: CursorQuerySchema,
  response: SafeTransferPageSchema,
  async handle({ c, params: { address, chainId }, query }, { chains, db, publicUrl }) {
    const chain = getServedChain(chains, chainId)
    const cursor = parseCursor(query.cursor, pageSize)
    const [{ hasMore, transfers }] = await Promise.all([
      listTransfersPage(db, { ...cursor, chainId, safe: address }),
      getKnownSafe(db, chain, address),
    ])
    return {
      count: null,
      ...createPageLinks({ cursor, hasNext: hasMore, url: toPublicUrl(c, publicUrl) }),
      results: transfers.map(toSafeTransfer),
    }
  },
})

const types = { erc20: 'ERC20', erc721: 'ERC721', native: 'NATIVE_COIN' } as const

function toSafeTransfer(record: TransferRecord): SafeTransfer {
  const { blockNumber, kind, recipient, sender, timestamp, token, tokenId, transactionHash, value } = record
  return {
    blockNumber,
    from: sender,
    timestamp: timestamp * 1000,
    to: recipient,
    tokenAddress: token?.address ?? null,
    transactionHash,
    type: types[kind],
    value: String((kind === 'erc721' ? tokenId : value) ?? 0n),
  }
}
