import { createPageLinks, type MessageListItem, MessageListPageSchema, parseCursor } from '@countersign/protocol/wire'
import { listMessagesPage } from '../../db/queries/messages.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { CursorQuerySchema } from '../wire/CursorQuerySchema.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { toMessage } from './toMessage.ts'

const day = 24 * 60 * 60 * 1000

/** Newest first, grouped by UTC day. */
export const listMessages = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/messages',
  summary: 'Messages of a Safe, newest first, with a label per day.',
  params: SafeParamsSchema,
  query: CursorQuerySchema,
  response: MessageListPageSchema,
  async handle({ c, params: { address, chainId }, query }, { chains, db, publicUrl }) {
    const chain = getServedChain(chains, chainId)
    const cursor = parseCursor(query.cursor)
    const [safe, { edges, hasMore, messages }] = await Promise.all([
      getKnownSafe(db, chain, address),
      listMessagesPage(db, { chainId, ...cursor, safe: address }),
    ])
    let label: number | undefined
    const results = messages.flatMap((record): MessageListItem[] => {
      const item = { ...toMessage(record, { safe }), type: 'MESSAGE' as const }
      const midnight = Math.floor(record.createdAt.getTime() / day) * day
      if (midnight === label) return [item]
      label = midnight
      return [{ timestamp: midnight, type: 'DATE_LABEL' }, item]
    })
    return {
      count: results.length,
      ...createPageLinks({
        cursor,
        edges,
        hasNext: hasMore,
        taken: messages.length,
        url: toPublicUrl(c, publicUrl),
      }),
      results,
    }
  },
})
