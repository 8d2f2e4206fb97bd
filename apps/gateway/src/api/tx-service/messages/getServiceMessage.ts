import { findMessage } from '../../../db/queries/messages.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { MessageNotFoundError } from '../../messages/MessageNotFoundError.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'
import { ServiceMessageSchema } from './ServiceMessageSchema.ts'
import { toServiceMessage } from './toServiceMessage.ts'

export const getServiceMessage = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/messages/:hash`,
  summary: 'A message.',
  params: ServiceHashParamsSchema,
  response: ServiceMessageSchema,
  async handle({ params: { chain: name, hash: messageHash } }, { chains, db }) {
    const chain = getNamedChain(chains, name)
    const record = await findMessage(db, { chainId: chain.config.id, messageHash })
    if (!record) throw new MessageNotFoundError({ messageHash })
    const safe = await getKnownSafe(db, chain, record.safe)
    return toServiceMessage(record, { safe })
  },
})
