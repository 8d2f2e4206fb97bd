import { DataDecodedSchema } from '@countersign/protocol/wire'
import { DecodeDataRequestSchema } from '../../decoder/decodeData.ts'
import { explainData } from '../../decoder/explainData.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'

export const decodeServiceData = defineRoute({
  isExpensive: true,
  method: 'post',
  path: `${txServicePath}/v1/data-decoder`,
  summary: 'What calldata means.',
  params: ServiceParamsSchema,
  body: DecodeDataRequestSchema,
  response: DataDecodedSchema,
  handle({ params, body }, { chains }) {
    const chain = getNamedChain(chains, params.chain)
    return explainData(chain, body)
  },
})
