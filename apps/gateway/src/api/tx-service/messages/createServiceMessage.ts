import { CreateMessageRequestSchema, MessageSignatureRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { parseBody, parseParams } from '../../http/parseInput.ts'
import { confirmMessage } from '../../messages/confirmMessage.ts'
import { storeMessage } from '../../messages/storeMessage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema, ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'

/** `POST /v1/safes/:address/messages` and `POST /v1/messages/:hash/signatures` of the dialect: 201 without a body. */
export function createServiceMessage({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono()
    .post(`${txServicePath}/v1/safes/:address/messages`, async (c) => {
      const { address: safe, chain } = parseParams(c, ServiceAddressParamsSchema)
      const request = await parseBody(c, CreateMessageRequestSchema)
      await storeMessage(db, { chain: getNamedChain(chains, chain), request, safe })
      return c.body(null, 201)
    })
    .post(`${txServicePath}/v1/messages/:hash/signatures`, async (c) => {
      const { chain, hash: messageHash } = parseParams(c, ServiceHashParamsSchema)
      const { signature } = await parseBody(c, MessageSignatureRequestSchema)
      await confirmMessage(db, { chain: getNamedChain(chains, chain), messageHash, signature })
      return c.body(null, 201)
    })
}
