import { Hono } from 'hono'
import { findMessage } from '../../../db/queries/findMessage.ts'
import { parseParams } from '../../http/parseInput.ts'
import { MessageNotFoundError } from '../../messages/MessageNotFoundError.ts'
import { getKnownSafe } from '../../safe-state/getKnownSafe.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceHashParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'
import type { ServiceMessage } from './ServiceMessageSchema.ts'
import { toServiceMessage } from './toServiceMessage.ts'

/** `GET /v1/messages/:hash` of the dialect. */
export function getServiceMessage({ chains, db }: Pick<TxServiceDeps, 'chains' | 'db'>) {
  return new Hono().get(`${txServicePath}/v1/messages/:hash`, async (c) => {
    const { chain: name, hash: messageHash } = parseParams(c, ServiceHashParamsSchema)
    const chain = getNamedChain(chains, name)
    const record = await findMessage(db, { chainId: chain.config.id, messageHash })
    if (!record) throw new MessageNotFoundError({ messageHash })
    const safe = await getKnownSafe(db, chain, record.safe)
    return c.json<ServiceMessage>(toServiceMessage(record, { safe }))
  })
}
