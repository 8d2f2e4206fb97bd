import { ChainIdParamSchema, type MasterCopy } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { listSingletons } from '../../lib/safeSingletons.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema })

/** `GET /v1/chains/:chainId/about/master-copies`: the implementations that count as known, wherever they are deployed. */
export function listMasterCopies({ chains }: { chains: ChainRegistry }) {
  return new Hono().get('/v1/chains/:chainId/about/master-copies', (c) => {
    const { config } = getServedChain(chains, parseParams(c, ParamsSchema).chainId)
    return c.json<MasterCopy[]>(listSingletons(config))
  })
}
