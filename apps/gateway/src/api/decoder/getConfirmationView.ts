import { type ConfirmationView, ConfirmationViewRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseBody, parseParams } from '../http/parseInput.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { explainData } from './explainData.ts'

/** `POST /v1/chains/:chainId/safes/:address/views/transaction-confirmation`, for older clients. */
export function getConfirmationView({ chains }: { chains: ChainRegistry }) {
  return new Hono().post('/v1/chains/:chainId/safes/:address/views/transaction-confirmation', async (c) => {
    const { chainId } = parseParams(c, SafeParamsSchema)
    const request = await parseBody(c, ConfirmationViewRequestSchema)
    return c.json<ConfirmationView>({ type: 'GENERIC', ...explainData(getServedChain(chains, chainId), request) })
  })
}
