import { ChainIdParamSchema, HashSchema, MessageSignatureRequestSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { confirmMessage } from './confirmMessage.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, messageHash: HashSchema })

export const addMessageSignature = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/messages/:messageHash/signatures',
  summary: 'Adds the signature of an owner.',
  params: ParamsSchema,
  body: MessageSignatureRequestSchema,
  response: 'nothing',
  async handle({ params: { chainId, messageHash }, body: { signature } }, { chains, db, jobs }) {
    await confirmMessage(db, { chain: getServedChain(chains, chainId), jobs, messageHash, signature })
  },
})
