import type { Page } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { countMessages } from '../../../db/queries/countMessages.ts'
import { listMessagesPage } from '../../../db/queries/listMessagesPage.ts'
import { parseParams, parseQuery } from '../../http/parseInput.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { createServicePage, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceMessage } from './ServiceMessageSchema.ts'
import { toServiceMessage } from './toServiceMessage.ts'

/** An unknown order is the default one, as in the official service. */
export const MessageListQuerySchema = z.object({
  ordering: z.enum(['-created', '-modified', 'created', 'modified']).catch('-created'),
})

/** `GET /v1/safes/:address/messages` of the dialect. */
export function listServiceMessages({ chains, db, publicUrl }: TxServiceDeps) {
  return new Hono().get(`${txServicePath}/v1/safes/:address/messages`, async (c) => {
    const { address: safe, chain: name } = parseParams(c, ServiceAddressParamsSchema)
    const { ordering } = parseQuery(c, MessageListQuerySchema)
    const chain = getNamedChain(chains, name)
    const chainId = chain.config.id
    const cursor = parsePageQuery(c)
    const [known, count, { messages }] = await Promise.all([
      getKnownSafe(db, chain, safe),
      countMessages(db, { chainId, safe }),
      listMessagesPage(db, { chainId, ordering, safe, ...cursor }),
    ])
    const results = messages.map((record) => toServiceMessage(record, { safe: known }))
    return c.json<Page<ServiceMessage>>(createServicePage(c, { count, cursor, publicUrl, results }))
  })
}
