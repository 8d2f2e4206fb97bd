import type { SafeState } from '@countersign/protocol/chain'
import {
  assertTypedDataIsCheap,
  CostlyTypedDataError,
  hashMessageContent,
  hashSafeMessageBytes,
} from '@countersign/protocol/hash'
import { type CreateMessageRequest, type MessageContent, MessageContentSchema } from '@countersign/protocol/wire'
import type { Kysely } from 'kysely'
import { type Address, type Hash, type Hex, hexToBytes } from 'viem'
import { findMessage, insertMessage } from '../../db/queries/messages.ts'
import type { Database } from '../../db/schema.ts'
import { JobError, type JobPool } from '../../lib/jobs/createJobPool.ts'
import { hashContent as hashContentJob } from '../../lib/jobs/hashContent.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError, RequestError } from '../errors/RequestError.ts'
import { assertQuota } from '../safe-state/assertQuota.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { acceptConfirmations, getPreimage } from '../signatures/acceptConfirmations.ts'

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
  throw new RefusedError('MESSAGE_TOO_LARGE', `The message has ${bytes} bytes. The limit is ${maxMessageSize}.`)
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
        throw new RefusedError(
          'INVALID_SIGNATURE',
          `Invalid signature: expected 1 owner signature, got ${first ? others.length + 1 : 0}.`,
        )
      await assertQuota(tx, { author: first.owner, chainId, kind: 'message', safe })
      await insertMessage(tx, { chainId, message, messageHash, origin, proposedBy: first.owner, safe, safeAppId })
    },
  })
  return messageHash
}

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

type HashContentParameters = {
  chainId: number
  jobs: JobPool
  message: MessageContent
  safe: Address
  state: SafeState
}

type HashedContent = { messageHash: Hex; preimages: readonly Hex[] }

/** The SafeMessage hash, always computed here, and its preimages for contract owners. */
async function hashContent(parameters: HashContentParameters): Promise<HashedContent> {
  const { chainId, jobs, message, safe, state } = parameters
  // Hashing a string is cheap at any length.
  const contentHash = typeof message === 'string' ? hashMessageContent(message) : await hashTypedData(message, jobs)
  const hashes = hashSafeMessageBytes({ bytes: hexToBytes(contentHash), chainId, safe, version: state.version })
  return {
    messageHash: hashes.safeMessageHash,
    // The fallback handler of 1.3.0 passes the message itself, later ones the encoded SafeMessage.
    preimages: [getPreimage(hashes), contentHash],
  }
}

/** Rejects typed data known to be costly; the job pool's timeout covers the remainder. */
async function hashTypedData(message: Exclude<MessageContent, string>, jobs: JobPool): Promise<Hex> {
  try {
    assertTypedDataIsCheap(message)
    const hash = await jobs.run(hashContentJob, message)
    if (hash) return hash
  } catch (cause) {
    const isTooLong = cause instanceof JobError && cause.reason === 'too-long'
    if (!isTooLong && !(cause instanceof CostlyTypedDataError)) throw cause
    throw refuse(cause.shortMessage, cause)
  }
  throw refuse('the typed data does not match its types.')
}

function refuse(reason: string, cause?: unknown): RefusedError {
  return new RefusedError('UNHASHABLE_MESSAGE', `Could not calculate messageHash: ${reason}`, { cause })
}

export class MessageNotFoundError extends RequestError {
  constructor({ messageHash }: { messageHash: Hash }) {
    super(404, 'MESSAGE_NOT_FOUND', `Message ${messageHash} was not found. Check the hash and the chain.`)
  }
}
