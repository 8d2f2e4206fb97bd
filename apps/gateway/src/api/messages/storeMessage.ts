import type { CreateMessageRequest } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import type { Address, Hash } from 'viem'
import { insertMessage } from '../../db/queries/messages.ts'
import type { Database } from '../../db/schema.ts'
import type { JobPool } from '../../lib/jobs/createJobPool.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { assertQuota } from '../safe-state/assertQuota.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { acceptConfirmations } from '../signatures/acceptConfirmations.ts'
import { hashContent } from './hashContent.ts'

export type StoreMessageParameters = {
  chain: ServedChain
  jobs: JobPool
  request: CreateMessageRequest
  safe: Address
}

/** Bytes: every list of the Safe loads its messages. */
const maxMessageSize = 131_072

function assertMessageSize(message: CreateMessageRequest['message']): void {
  const bytes = Buffer.byteLength(typeof message === 'string' ? message : JSON.stringify(message))
  if (bytes <= maxMessageSize) return
  throw new RefusedError({
    code: 'MESSAGE_TOO_LARGE',
    message: `Messages above ${maxMessageSize} bytes are not stored; this one has ${bytes}.`,
  })
}

/** Stores a message with its first signature; returns the SafeMessage hash. */
export async function storeMessage(
  db: Kysely<Database>,
  { chain, jobs, request, safe }: StoreMessageParameters,
): Promise<Hash> {
  const { message, origin, safeAppId, signature } = request
  assertMessageSize(message)
  const chainId = chain.config.id
  const state = await getLiveSafe(chain, safe)
  const { messageHash, preimages } = await hashContent({ chainId, jobs, message, safe, state })
  await acceptConfirmations(db, {
    ...{ chain, jobs, preimages, safe, signature, state, target: { messageHash } },
    async store(tx, [first, ...others]) {
      if (!first || others.length > 0)
        throw new RefusedError({
          code: 'INVALID_SIGNATURE',
          message: `Invalid signature: 1 owner signature was expected, ${first ? others.length + 1 : 0} received.`,
        })
      await assertQuota(tx, { author: first.owner, chainId, kind: 'message', safe })
      await insertMessage(tx, { chainId, message, messageHash, origin, proposedBy: first.owner, safe, safeAppId })
    },
  })
  return messageHash
}
