import { MessageContentSchema } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import type { Hash, Hex } from 'viem'
import { findMessage } from '../../db/queries/messages.ts'
import type { Database } from '../../db/schema.ts'
import type { JobPool } from '../../lib/jobs/createJobPool.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { acceptConfirmations } from '../signatures/acceptConfirmations.ts'
import { hashContent } from './hashContent.ts'
import { MessageNotFoundError } from './MessageNotFoundError.ts'

/** Stores owners' confirmations of a known message. */
export async function confirmMessage(
  db: Kysely<Database>,
  { chain, jobs, messageHash, signature }: { chain: ServedChain; jobs: JobPool; messageHash: Hash; signature: Hex },
): Promise<void> {
  const chainId = chain.config.id
  const record = await findMessage(db, { chainId, messageHash })
  if (!record) throw new MessageNotFoundError({ messageHash })
  const { safe } = record
  const state = await getLiveSafe(chain, safe)
  const message = MessageContentSchema.parse(record.message)
  const { preimages } = await hashContent({ chainId, jobs, message, safe, state })
  await acceptConfirmations(db, { chain, jobs, preimages, safe, signature, state, target: { messageHash } })
}
