import { createPageLinks, type MessageListItem, type MessageListPage, parseCursor } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { listMessagesPage } from '../../db/queries/listMessagesPage.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { toMessage } from './toMessage.ts'

const day = 24 * 60 * 60 * 1000

export type ListMessagesDeps = { chains: ChainRegistry; db: Kysely<Database>; publicUrl: string | undefined }

/** `GET /v1/chains/:chainId/safes/:address/messages`: newest first, under the UTC day they were created. */
export function listMessages({ chains, db, publicUrl }: ListMessagesDeps) {
  return new Hono().get('/v1/chains/:chainId/safes/:address/messages', async (c) => {
    const { address, chainId } = parseParams(c, SafeParamsSchema)
    const chain = getServedChain(chains, chainId)
    const cursor = parseCursor(c.req.query('cursor'))
    const [safe, { hasMore, messages }] = await Promise.all([
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
    return c.json<MessageListPage>({
      count: results.length,
      ...createPageLinks({ cursor, hasNext: hasMore, url: toPublicUrl(c, publicUrl) }),
      results,
    })
  })
}
