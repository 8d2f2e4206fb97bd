import {
  ChainIdParamSchema,
  HashSchema,
  MessageContentSchema,
  MessageSignatureRequestSchema,
} from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { findMessage } from '../../db/queries/findMessage.ts'
import { notifyChange } from '../../db/queries/notifyChange.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../ChainRegistry.ts'
import { parseBody, parseParams } from '../parseInput.ts'
import { askNode, getLiveSafe } from '../safes/getLiveSafe.ts'
import { verifySignatures } from '../signatures/verifySignatures.ts'
import { hashContent } from './hashContent.ts'
import { MessageNotFoundError } from './MessageNotFoundError.ts'
import { storeMessageConfirmations } from './storeMessageConfirmations.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, messageHash: HashSchema })

/** `POST /v1/chains/:chainId/messages/:messageHash/signatures` */
export function addMessageSignature({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v1/chains/:chainId/messages/:messageHash/signatures', async (c) => {
    const { chainId, messageHash } = parseParams(c, ParamsSchema)
    const { signature } = await parseBody(c, MessageSignatureRequestSchema)
    const chain = getServedChain(chains, chainId)
    const record = await findMessage(db, { chainId, messageHash })
    if (!record) throw new MessageNotFoundError({ messageHash })
    const { safe } = record
    const state = await getLiveSafe(chain, safe)
    const { preimages } = hashContent({ chainId, message: MessageContentSchema.parse(record.message), safe, state })
    const signatures = await askNode(chainId, () =>
      verifySignatures({ client: chain.client, hash: messageHash, packed: signature, preimages, safe, state }),
    )
    await db.transaction().execute(async (tx) => {
      await storeMessageConfirmations(tx, { chainId, messageHash, safe, signatures })
      await notifyChange(tx, { block: state.block, chainId: String(chainId), kinds: ['messages'], safe })
    })
    return c.body(null, 200)
  })
}
