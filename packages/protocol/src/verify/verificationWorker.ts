import type { Address } from 'viem'
import { z } from 'zod'
import { type ChainClient, ChainUnreachableError } from '../chain/ChainClient.ts'
import { type ReadSafeRangeParameters, readSafeRange, type SafeRange } from '../chain/readSafeRange.ts'
import type { OwnerProof } from '../custody/OwnerProofSchema.ts'
import { type OwnerProofReport, verifyOwnerProof } from '../custody/verifyOwnerProof.ts'
import { BaseError } from '../errors/BaseError.ts'
import { createVerified, type Evidence, isVerified } from '../evidence/Evidence.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { prepareKeccak256 } from '../hash/keccak256.ts'
import type { Checkpoint } from '../proof/Checkpoint.ts'
import { type ProofReport, proveSafe } from '../proof/proveSafe.ts'
import type { RecoverAddress } from '../signatures/recoverAddress.ts'
import { msg } from '../text/msg.ts'
import { createVerificationCache } from './VerificationCache.ts'
import { type HistoryReport, type VerifyHistoryParameters, verifyHistory } from './verifyHistory.ts'
import { type MessageReport, type VerifyMessageParameters, verifyMessage } from './verifyMessage.ts'
import { type QueueReport, type VerifyQueueParameters, verifyQueue } from './verifyQueue.ts'
import { type SafeReport, type VerifySafeParameters, verifySafe } from './verifySafe.ts'
import { type MovementProof, type VerifyTransfersParameters, verifyTransfers } from './verifyTransfers.ts'

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

type CreateVerificationCallsParameters = {
  /** The node of a chain, from the operator's or user's settings; undefined: everything about it is unknown. */
  getClient: (chainId: number) => ChainClient | undefined
  /** Opens a node by its URL, to compare it with others. */
  openNode: (url: string) => ChainClient
  recover?: RecoverAddress
}

/** Runs the calls here, with one cache of hashes and signers. */
export function createVerificationCalls({
  getClient,
  openNode,
  recover,
}: CreateVerificationCallsParameters): VerificationCalls {
  const cache = createVerificationCache(recover && { recover })
  return {
    proveSafe: async ({ urls, ...parameters }) =>
      // A host, because paths may contain a key.
      proveSafe({ ...parameters, nodes: urls.map((url) => ({ client: openNode(url), name: new URL(url).host })) }),
    async readSafeRange({ chainId, ...range }) {
      const client = getClient(chainId)
      if (!client) throw new ChainUnreachableError({ cause: undefined, method: 'eth_getLogs' })
      return readSafeRange(client, range)
    },
    verifyHistory: async (parameters) => verifyHistory(getClient(parameters.chainId), parameters),
    verifyMessage: async (parameters) => verifyMessage(getClient(parameters.chainId), { ...parameters, cache }),
    verifyOwnerProofs: ({ now, proofs }) =>
      Promise.all(
        proofs.map((proof) =>
          verifyOwnerProof(getClient(proof.challenge.chainId), { now, proof, ...(recover ? { recover } : {}) }),
        ),
      ),
    verifyQueue: async (parameters) => verifyQueue(getClient(parameters.chainId), { ...parameters, cache }),
    verifySafe: async (parameters) => verifySafe(getClient(parameters.chainId), parameters),
    verifyTransfers: async (parameters) => verifyTransfers(getClient(parameters.chainId), parameters),
  }
}

const callNames = [
  ...(['proveSafe', 'readSafeRange', 'verifyHistory', 'verifyMessage'] as const),
  ...(['verifyOwnerProofs', 'verifyQueue', 'verifySafe', 'verifyTransfers'] as const),
]
// Only the envelope is parsed, since other messages share the channel: both ends are this program.
const RequestSchema = z.object({ call: z.enum(callNames), id: z.number(), parameters: z.custom<never>() })
const ResponseSchema = z.union([
  z.object({ error: z.string(), id: z.number() }),
  z.object({ id: z.number(), report: z.unknown() }),
])

/** The worker's side. Returns the stop function. */
export function serveVerification({
  port,
  ...parameters
}: CreateVerificationCallsParameters & { port: VerificationPort }): () => void {
  const calls = createVerificationCalls(parameters)
  return port.listen((message) => {
    const request = RequestSchema.safeParse(message)
    if (!request.success) return
    const { call, id } = request.data
    calls[call](request.data.parameters).then(
      (report) => port.post({ id, report: encodeReport(report) }),
      (error: unknown) => port.post({ error: error instanceof Error ? error.message : String(error), id }),
    )
  })
}

export type VerificationClient = VerificationCalls & {
  /** Stops listening and rejects pending calls. */
  dispose(): void
}

/**
 * The page's side. The port must lead to our own worker and nowhere else: what comes through it is taken as verified,
 * but for the transactions and messages themselves, which are hashed again here.
 *
 * @example
 * const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' })
 * const kernel = createVerificationClient({
 *   listen: (listener) => { … },
 *   post: (message) => worker.postMessage(message),
 * })
 */
export function createVerificationClient(port: VerificationPort): VerificationClient {
  void prepareKeccak256()
  const waiting = new Map<number, { reject: (error: Error) => void; resolve: (report: unknown) => void }>()
  let lastId = 0
  const stop = port.listen((message) => {
    const response = ResponseSchema.safeParse(message)
    if (!response.success) return
    const { data } = response
    const entry = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) entry?.reject(new VerificationWorkerError({ message: data.error }))
    else entry?.resolve(decodeReport(data.report))
  })

  function send<report>(call: keyof VerificationCalls, parameters: object): Promise<report> {
    const id = ++lastId
    return new Promise((resolve, reject) => {
      // The type of what the same call returned in our own worker.
      waiting.set(id, { reject, resolve: (report) => resolve(report as report) })
      port.post({ call, id, parameters })
    })
  }

  return {
    dispose() {
      stop()
      for (const { reject } of waiting.values()) reject(new VerificationWorkerError({ message: 'it was disposed of.' }))
      waiting.clear()
    },
    proveSafe: (parameters) => send('proveSafe', parameters),
    readSafeRange: (parameters) => send('readSafeRange', parameters),
    verifyHistory: (parameters) => send('verifyHistory', parameters),
    async verifyMessage(parameters) {
      const report = await send<MessageReport>('verifyMessage', parameters)
      assertMessageHash(report, parameters)
      return report
    },
    verifyOwnerProofs: (parameters) => send('verifyOwnerProofs', parameters),
    async verifyQueue(parameters) {
      const report = await send<QueueReport>('verifyQueue', parameters)
      assertHashes(report, parameters)
      return report
    },
    verifySafe: (parameters) => send('verifySafe', parameters),
    verifyTransfers: (parameters) => send('verifyTransfers', parameters),
  }
}

/** Hashed again on this side: what is shown and signed cannot have changed in transit. */
function assertHashes({ safe: { facts }, transactions }: QueueReport, { chainId, safe }: HashedFor): void {
  const version = facts?.value.version
  for (const { hashes, transaction } of transactions) {
    if (!transaction) continue
    const actual = version && hashSafeTransaction({ chainId, safe, transaction: transaction.value, version }).safeTxHash
    if (actual === undefined || actual !== hashes?.value.safeTxHash)
      throw new VerificationWorkerError({ message: 'a transaction arrived changed.' })
  }
}

function assertMessageHash({ content, hashes, safe: { facts } }: MessageReport, { chainId, safe }: HashedFor): void {
  if (!content) return
  const version = facts?.value.version
  const actual = version && hashSafeMessage({ chainId, message: content.value, safe, version }).safeMessageHash
  if (actual === undefined || actual !== hashes?.value.safeMessageHash)
    throw new VerificationWorkerError({ message: 'a message arrived changed.' })
}

type HashedFor = Pick<VerifyQueueParameters, 'chainId' | 'safe'>

/** Prepares a report for `postMessage`, which drops the mark of verified values: each is a `Map`, which no JSON can forge. */
export function encodeReport(value: unknown): unknown {
  if (isVerified(value)) return new Map(Object.entries({ ...value, value: encodeReport(value.value) }))
  return mapInside(value, encodeReport)
}

function decodeReport(value: unknown): unknown {
  if (!(value instanceof Map)) return mapInside(value, decodeReport)
  const evidence: Evidence = value.get('evidence')
  return createVerified(decodeReport(value.get('value')), evidence)
}

function mapInside(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]))
}
