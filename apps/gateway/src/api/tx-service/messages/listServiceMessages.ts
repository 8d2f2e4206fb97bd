import { createPageSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { listCountedMessagesPage } from '../../../db/queries/messages.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { createServicePage, PageQuerySchema, parsePageQuery } from '../dialect/createServicePage.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceMessageSchema } from './ServiceMessageSchema.ts'
import { toServiceMessage } from './toServiceMessage.ts'

/** An unknown ordering falls back to the default, as in the official service. */
const MessageListQuerySchema = z.object({
  ordering: z.enum(['-created', '-modified', 'created', 'modified']).catch('-created'),
})

export const listServiceMessages = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/safes/:address/messages`,
  summary: 'Messages of a Safe.',
  params: ServiceAddressParamsSchema,
  query: MessageListQuerySchema.extend(PageQuerySchema.shape),
  response: createPageSchema(ServiceMessageSchema),
  async handle({ c, params: { address: safe, chain: name }, query: { ordering } }, { chains, db, publicUrl }) {
    const chain = getNamedChain(chains, name)
    const chainId = chain.config.id
    const cursor = parsePageQuery(c)
    const [known, { count, edges, hasMore, messages }] = await Promise.all([
      getKnownSafe(db, chain, safe),
      listCountedMessagesPage(db, { chainId, ordering, safe, ...cursor }),
    ])
    const results = messages.map((record) => toServiceMessage(record, { safe: known }))
    return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results, taken: results.length })
  },
})
