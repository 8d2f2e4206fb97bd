import { ChainIdParamSchema, type DataDecoded, DataDecoderRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { explainData } from './explainData.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema })

/** Without a selector there is nothing to look up. */
export const DecodeDataRequestSchema = DataDecoderRequestSchema.refine(({ data }) => data.length >= 10, {
  error: 'Invalid data: expected at least 4 bytes',
  path: ['data'],
})

/** `POST /v1/chains/:chainId/data-decoder` */
export function decodeData({ chains }: { chains: ChainRegistry }) {
  return new Hono().post('/v1/chains/:chainId/data-decoder', async (c) => {
    const { chainId } = parseParams(c, ParamsSchema)
    const request = await parseBody(c, DecodeDataRequestSchema)
    return c.json<DataDecoded>(explainData(getServedChain(chains, chainId), request))
  })
}
