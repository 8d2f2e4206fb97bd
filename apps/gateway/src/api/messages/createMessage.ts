import { CreateMessageRequestSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { insertMessage } from '../../db/queries/insertMessage.ts'
import { notifyChange } from '../../db/queries/notifyChange.ts'
import type { Database } from '../../db/schema.ts'
import { type ChainRegistry, getServedChain } from '../ChainRegistry.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { parseBody, parseParams } from '../parseInput.ts'
import { SafeParamsSchema } from '../SafeParamsSchema.ts'
import { askNode, getLiveSafe } from '../safes/getLiveSafe.ts'
import { verifySignatures } from '../signatures/verifySignatures.ts'
import { hashContent } from './hashContent.ts'
import { storeMessageConfirmations } from './storeMessageConfirmations.ts'

/** `POST /v1/chains/:chainId/safes/:address/messages`: 202 without a body, as clients then ask for the hash. */
export function createMessage({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  return new Hono().post('/v1/chains/:chainId/safes/:address/messages', async (c) => {
    const { address: safe, chainId } = parseParams(c, SafeParamsSchema)
    const { message, origin, safeAppId, signature } = await parseBody(c, CreateMessageRequestSchema)
    const chain = getServedChain(chains, chainId)
    const state = await getLiveSafe(chain, safe)
    const { messageHash, preimages } = hashContent({ chainId, message, safe, state })
    const signatures = await askNode(chainId, () =>
      verifySignatures({ client: chain.client, hash: messageHash, packed: signature, preimages, safe, state }),
    )
    const [first, ...others] = signatures
    if (!first || others.length > 0)
      throw new RefusedError({
        code: 'INVALID_SIGNATURE',
        message: `Invalid signature: 1 owner signature was expected, ${signatures.length} received.`,
      })
    await db.transaction().execute(async (tx) => {
      await insertMessage(tx, { chainId, message, messageHash, origin, proposedBy: first.owner, safe, safeAppId })
      await storeMessageConfirmations(tx, { chainId, messageHash, safe, signatures })
      await notifyChange(tx, { block: state.block, chainId: String(chainId), kinds: ['messages'], safe })
    })
    return c.body(null, 202)
  })
}
