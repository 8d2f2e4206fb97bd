import type { DataDecoded } from '@countersign/protocol'
import { Hono } from 'hono'
import { DecodeDataRequestSchema } from '../../decoder/decodeData.ts'
import { explainData } from '../../decoder/explainData.ts'
import { parseBody, parseParams } from '../../http/parseInput.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'

/** `POST /v1/data-decoder` of the dialect. */
export function decodeServiceData({ chains }: Pick<TxServiceDeps, 'chains'>) {
  return new Hono().post(`${txServicePath}/v1/data-decoder`, async (c) => {
    const chain = getNamedChain(chains, parseParams(c, ServiceParamsSchema).chain)
    return c.json<DataDecoded>(explainData(chain, await parseBody(c, DecodeDataRequestSchema)))
  })
}
