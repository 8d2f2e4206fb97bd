import type { Address } from 'viem'
import { z } from 'zod'
import type { ReadSafeRangeParameters, SafeRange } from '../chain/readSafeRange.ts'
import type { OwnerProof } from '../custody/OwnerProofSchema.ts'
import type { OwnerProofReport } from '../custody/verifyOwnerProof.ts'
import { BaseError } from '../errors/BaseError.ts'
import { createVerified, type Evidence, isVerified } from '../evidence/Evidence.ts'
import type { Checkpoint } from '../proof/Checkpoint.ts'
import type { ProofReport } from '../proof/proveSafe.ts'
import { msg } from '../text/msg.ts'
import type { HistoryReport, VerifyHistoryParameters } from './verifyHistory.ts'
import type { MessageReport, VerifyMessageParameters } from './verifyMessage.ts'
import type { QueueReport, VerifyQueueParameters } from './verifyQueue.ts'
import type { SafeReport, VerifySafeParameters } from './verifySafe.ts'
import type { MovementProof, VerifyTransfersParameters } from './verifyTransfers.ts'

// What both sides share. The sides are two modules: a page with a worker does not load what the worker runs.

/** Both ends of a message channel, without the DOM: a Worker and its global scope fit with two lines each. */
export type VerificationPort = {
  post(message: unknown): void
  /** Returns the function that stops listening. */
  listen(listener: (message: unknown) => void): () => void
}

export class VerificationWorkerError extends BaseError {
  constructor({ message }: { message: string }) {
    super(
      'VERIFICATION_WORKER',
      msg('check.verificationStopped', 'Verification stopped: {reason}', { reason: message }),
      {
        metaMessages: ['Nothing was verified. Reload the page and try again.'],
      },
    )
  }
}

type ProveSafeCall = {
  chainId: number
  safe: Address
  /** The node that the app reads, then others of the operator or the user. */
  urls: readonly string[]
  checkpoint?: Checkpoint | undefined
}

/** The functions of this package that run in the worker, or in the page without one. */
export type VerificationCalls = {
  proveSafe(parameters: ProveSafeCall): Promise<ProofReport>
  /** Rejects if the node refuses, for example because the range is too wide. */
  readSafeRange(parameters: ReadSafeRangeParameters & { chainId: number }): Promise<SafeRange>
  verifyHistory(parameters: VerifyHistoryParameters): Promise<HistoryReport>
  verifyMessage(parameters: Omit<VerifyMessageParameters, 'cache'>): Promise<MessageReport>
  /** One report per proof, in their order. */
  verifyOwnerProofs(parameters: VerifyOwnerProofsParameters): Promise<OwnerProofReport[]>
  verifyQueue(parameters: Omit<VerifyQueueParameters, 'cache'>): Promise<QueueReport>
  verifySafe(parameters: VerifySafeParameters): Promise<SafeReport>
  verifyTransfers(parameters: VerifyTransfersParameters): Promise<MovementProof[]>
}

type VerifyOwnerProofsParameters = {
  proofs: readonly OwnerProof[]
  /** Unix seconds. */
  now: number
}

const callNames = [
  ...(['proveSafe', 'readSafeRange', 'verifyHistory', 'verifyMessage'] as const),
  ...(['verifyOwnerProofs', 'verifyQueue', 'verifySafe', 'verifyTransfers'] as const),
]
// Only the envelope is parsed, since other messages share the channel: both ends are this program.
export const RequestSchema = z.object({ call: z.enum(callNames), id: z.number(), parameters: z.custom<never>() })
export const ResponseSchema = z.union([
  z.object({ error: z.string(), id: z.number() }),
  z.object({ id: z.number(), report: z.unknown() }),
])

/** Prepares a report for `postMessage`, which drops the mark of verified values: each is a `Map`, which no JSON can forge. */
export function encodeReport(value: unknown): unknown {
  if (isVerified(value)) return new Map(Object.entries({ ...value, value: encodeReport(value.value) }))
  return mapInside(value, encodeReport)
}

export function decodeReport(value: unknown): unknown {
  if (!(value instanceof Map)) return mapInside(value, decodeReport)
  const evidence: Evidence = value.get('evidence')
  return createVerified(decodeReport(value.get('value')), evidence)
}

function mapInside(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]))
}
