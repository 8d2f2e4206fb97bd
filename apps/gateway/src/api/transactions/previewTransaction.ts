import {
  AddressSchema,
  ChainIdParamSchema,
  TransactionCallRequestSchema,
  TransactionPreviewSchema,
} from '@countersign/protocol/wire'
import { z } from 'zod'
import { decodeInSlices, isExplainable } from '../../lib/decodeInSlices.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { loadTokenMap } from '../tokens/loadTokenMap.ts'
import { listBatchTargets } from './listBatchTargets.ts'
import { toCallInfo } from './toCallInfo.ts'
import { toTransactionData } from './toTransactionData.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, safe: AddressSchema })

/** Explains a call before it is proposed. */
export const previewTransaction = defineRoute({
  isExpensive: true,
  method: 'post',
  path: '/v1/chains/:chainId/transactions/:safe/preview',
  summary: 'How a call would be described.',
  params: ParamsSchema,
  body: TransactionCallRequestSchema,
  response: TransactionPreviewSchema,
  async handle({ params: { chainId, safe }, body: { data, operation, to, value } }, { chains, db }) {
    const { config, findFunctions } = getServedChain(chains, chainId)
    const transaction = { data: data ?? '0x', operation, to, value: BigInt(value) } as const
    const decoded = isExplainable(transaction.data) ? await decodeInSlices(transaction, { findFunctions }) : null
    const batched = decoded ? listBatchTargets(decoded) : []
    const tokens = await loadTokenMap(db, { config, others: [to, ...batched], records: [] })
    return {
      txData: toTransactionData(transaction, { decoded, findFunctions, tokens }),
      txInfo: toCallInfo({ findFunctions, safe, tokens, transaction }),
    }
  },
})
