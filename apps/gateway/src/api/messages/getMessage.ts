import { ChainIdParamSchema, HashSchema, MessageSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { findMessage } from '../../db/queries/messages.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { MessageNotFoundError } from './MessageNotFoundError.ts'
import { toMessage } from './toMessage.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema, messageHash: HashSchema })

export const getMessage = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/messages/:messageHash',
  summary: 'One message and its signatures.',
  params: ParamsSchema,
  response: MessageSchema,
  async handle({ params: { chainId, messageHash } }, { chains, db }) {
    const chain = getServedChain(chains, chainId)
    const record = await findMessage(db, { chainId, messageHash })
    if (!record) throw new MessageNotFoundError({ messageHash })
    const safe = await getKnownSafe(db, chain, record.safe)
    return toMessage(record, { safe })
  },
})
