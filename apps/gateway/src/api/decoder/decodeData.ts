import { toDataDecoded } from '@countersign/protocol/decode'
import {
  ConfirmationViewRequestSchema,
  ConfirmationViewSchema,
  type DataDecoded,
  DataDecodedSchema,
  type DataDecoderRequest,
  DataDecoderRequestSchema,
} from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { decodeInSlices, isExplainable, maxExplained } from '../../lib/decodeInSlices.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { ChainParamsSchema, SafeParamsSchema } from '../wire/wireSchemas.ts'

/** Data without a selector cannot be decoded. */
export const DecodeDataRequestSchema = DataDecoderRequestSchema.refine(({ data }) => data.length >= 10, {
  error: 'Invalid data: expected at least 4 bytes',
  path: ['data'],
})

export const decodeData = defineRoute({
  isExpensive: true,
  method: 'post',
  path: '/v1/chains/:chainId/data-decoder',
  summary: 'Decode calldata',
  params: ChainParamsSchema,
  body: DecodeDataRequestSchema,
  response: DataDecodedSchema,
  handle({ chain, body: request }) {
    return explainData(chain, request)
  },
})

/** For older clients. */
export const getConfirmationView = defineRoute({
  isExpensive: true,
  method: 'post',
  path: '/v1/chains/:chainId/safes/:address/views/transaction-confirmation',
  summary: 'Decode calldata (v0)',
  description: 'For older clients.',
  params: SafeParamsSchema,
  body: ConfirmationViewRequestSchema,
  response: ConfirmationViewSchema,
  async handle({ chain, body: request }) {
    return { type: 'GENERIC', ...(await explainData(chain, request)) }
  },
})

/** Decodes calldata with the bundled ABIs and the operator's. */
export async function explainData({ findFunctions }: ServedChain, request: DataDecoderRequest): Promise<DataDecoded> {
  const { data, operation = 0, to = zeroAddress } = request
  if (!isExplainable(data))
    throw new RequestError(
      413,
      'DATA_TOO_LARGE',
      `The data is too large to decode. The limit is ${maxExplained} bytes.`,
    )
  const decoded = toDataDecoded(await decodeInSlices({ data, operation, to, value: 0n }, { findFunctions }))
  if (!decoded)
    throw new RequestError(
      404,
      'UNDECODABLE_DATA',
      `Unknown function selector ${data.slice(0, 10)}: the data cannot be decoded.`,
    )
  return decoded
}
