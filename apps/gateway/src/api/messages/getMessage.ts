import { ChainIdParamSchema, HashSchema, type Message } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { findMessage } from '../../db/queries/findMessage.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams } from '../http/parseInput.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { MessageNotFoundError } from './MessageNotFoundError.ts'
import { toMessage } from './toMessage.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, messageHash: HashSchema })

/** `GET /v1/chains/:chainId/messages/:messageHash` */
export function getMessage({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().get('/v1/chains/:chainId/messages/:messageHash', async (c) => {
    const { chainId, messageHash } = parseParams(c, ParamsSchema)
    const chain = getServedChain(chains, chainId)
    const record = await findMessage(db, { chainId, messageHash })
    if (!record) throw new MessageNotFoundError({ messageHash })
    const safe = await getKnownSafe(db, chain, record.safe)
    return c.json<Message>(toMessage(record, { safe }))
  })
}
