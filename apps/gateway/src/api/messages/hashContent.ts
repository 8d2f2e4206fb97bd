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

/** The SafeMessage hash, always computed here, and its preimages for contract owners. */
export async function hashContent(parameters: HashContentParameters): Promise<HashedContent> {
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
  throw refuse('the typed data does not fit its own types.')
}

function refuse(reason: string, cause?: unknown): RefusedError {
  return new RefusedError({ cause, code: 'UNHASHABLE_MESSAGE', message: `Could not calculate messageHash: ${reason}` })
}
