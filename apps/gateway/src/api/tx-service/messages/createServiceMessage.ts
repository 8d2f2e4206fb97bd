import { CreateMessageRequestSchema, MessageSignatureRequestSchema } from '@countersign/protocol/wire'
import { defineRoute } from '../../http/defineRoute.ts'
import { confirmMessage } from '../../messages/confirmMessage.ts'
import { storeMessage } from '../../messages/storeMessage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema, ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'

/** 201 without a body. */
export const createServiceMessage = defineRoute({
  method: 'post',
  path: `${txServicePath}/v1/safes/:address/messages`,
  summary: 'Proposes a message.',
  params: ServiceAddressParamsSchema,
  body: CreateMessageRequestSchema,
  response: 'nothing',
  status: 201,
  async handle({ params: { address: safe, chain }, body: request }, { chains, db, jobs }) {
    await storeMessage(db, { chain: getNamedChain(chains, chain), jobs, request, safe })
  },
})

export const confirmServiceMessage = defineRoute({
  method: 'post',
  path: `${txServicePath}/v1/messages/:hash/signatures`,
  summary: 'Signs a message.',
  params: ServiceHashParamsSchema,
  body: MessageSignatureRequestSchema,
  response: 'nothing',
  status: 201,
  async handle({ params: { chain, hash: messageHash }, body: { signature } }, { chains, db, jobs }) {
    await confirmMessage(db, { chain: getNamedChain(chains, chain), jobs, messageHash, signature })
  },
})
