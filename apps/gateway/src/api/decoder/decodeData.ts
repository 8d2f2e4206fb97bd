import { DataDecodedSchema, DataDecoderRequestSchema } from '@countersign/protocol/wire'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { ChainParamsSchema } from '../wire/ChainParamsSchema.ts'
import { explainData } from './explainData.ts'

/** Data without a selector cannot be decoded. */
export const DecodeDataRequestSchema = DataDecoderRequestSchema.refine(({ data }) => data.length >= 10, {
  error: 'Invalid data: expected at least 4 bytes',
  path: ['data'],
})

export const decodeData = defineRoute({
  isExpensive: true,
  method: 'post',
  path: '/v1/chains/:chainId/data-decoder',
  summary: 'Calldata in words.',
  params: ChainParamsSchema,
  body: DecodeDataRequestSchema,
  response: DataDecodedSchema,
  handle({ params: { chainId }, body: request }, { chains }) {
    return explainData(getServedChain(chains, chainId), request)
  },
})
