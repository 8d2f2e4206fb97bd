import type { SafeState } from '@countersign/protocol/chain'
import {
  assertTypedDataIsCheap,
  CostlyTypedDataError,
  hashMessageContent,
  hashSafeMessageBytes,
} from '@countersign/protocol/hash'
import type { MessageContent } from '@countersign/protocol/wire'
import { type Address, type Hex, hexToBytes } from 'viem'
import { JobError, type JobPool } from '../../lib/jobs/createJobPool.ts'
import { hashContent as hashContentJob } from '../../lib/jobs/hashContent.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { getPreimage } from '../signatures/acceptConfirmations.ts'

export type HashContentParameters = {
  chainId: number
  jobs: JobPool
  message: MessageContent
  safe: Address
  state: SafeState
}

export type HashedContent = { messageHash: Hex; preimages: readonly Hex[] }

/** The hash that owners sign, always computed here, and the bytes that an owner contract may be asked about. */
export async function hashContent(parameters: HashContentParameters): Promise<HashedContent> {
  const { chainId, jobs, message, safe, state } = parameters
  // A text is hashed in no time, however long it is.
  const contentHash = typeof message === 'string' ? hashMessageContent(message) : await hashTypedData(message, jobs)
  const hashes = hashSafeMessageBytes({ bytes: hexToBytes(contentHash), chainId, safe, version: state.version })
  return {
    messageHash: hashes.safeMessageHash,
    // The fallback handler of 1.3.0 hands on the message itself, later ones the bytes of its SafeMessage.
    preimages: [getPreimage(hashes), contentHash],
  }
}

/** What is known to be costly is refused before it goes anywhere; what was not known to be is ended by the pool. */
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
  throw refuse('the typed data does not fit its own types.')
}

function refuse(reason: string, cause?: unknown): RefusedError {
  return new RefusedError({ cause, code: 'UNHASHABLE_MESSAGE', message: `Could not calculate messageHash: ${reason}` })
}
