import { z } from 'zod'
import { type ChainClient, ChainUnreachableError } from '../chain/ChainClient.ts'
import { type ReadSafeRangeParameters, readSafeRange, type SafeRange } from '../chain/readSafeRange.ts'
import { BaseError } from '../errors/BaseError.ts'
import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { prepareKeccak256 } from '../hash/keccak256.ts'
import { msg } from '../text/msg.ts'
import { createVerificationCache } from './VerificationCache.ts'
import { type HistoryReport, type VerifyHistoryParameters, verifyHistory } from './verifyHistory.ts'
import { type MessageReport, type VerifyMessageParameters, verifyMessage } from './verifyMessage.ts'
import { type QueueReport, type VerifyQueueParameters, verifyQueue } from './verifyQueue.ts'
import { type SafeReport, type VerifySafeParameters, verifySafe } from './verifySafe.ts'
import { type MovementProof, type VerifyTransfersParameters, verifyTransfers } from './verifyTransfers.ts'
import {
  encodeReport,
  HistoryReportSchema,
  MessageReportSchema,
  MovementProofsSchema,
  QueueReportSchema,
  ReadRangeParametersSchema,
  SafeRangeSchema,
  SafeReportSchema,
  VerifyHistoryParametersSchema,
  VerifyMessageParametersSchema,
  VerifyQueueParametersSchema,
  VerifySafeParametersSchema,
  VerifyTransfersParametersSchema,
} from './workerSchemas.ts'

/** Both ends of a message channel, without the DOM: a Worker and its global scope fit with two lines each. */
export type VerificationPort = {
  post(message: unknown): void
  /** Returns the function that stops listening. */
  listen(listener: (message: unknown) => void): () => void
}

/** An unexpected error inside the worker. */
export class VerificationWorkerError extends BaseError {
  override readonly name = 'VerificationWorkerError'
  readonly code = 'VERIFICATION_WORKER'
  constructor({ message }: { message: string }) {
    super(msg('check.verificationStopped', 'Verification stopped: {reason}', { reason: message }), {
      metaMessages: ['Nothing was verified. Reload the page and try again.'],
    })
  }
}

const EnvelopeSchema = z.object({ id: z.number() })
const RequestSchema = z.discriminatedUnion('call', [
  z.object({ call: z.literal('readSafeRange'), parameters: ReadRangeParametersSchema }),
  z.object({ call: z.literal('verifyHistory'), parameters: VerifyHistoryParametersSchema }),
  z.object({ call: z.literal('verifyMessage'), parameters: VerifyMessageParametersSchema }),
  z.object({ call: z.literal('verifyQueue'), parameters: VerifyQueueParametersSchema }),
  z.object({ call: z.literal('verifySafe'), parameters: VerifySafeParametersSchema }),
  z.object({ call: z.literal('verifyTransfers'), parameters: VerifyTransfersParametersSchema }),
])
type Request = z.infer<typeof RequestSchema>

const ResponseSchema = z.union([
  z.object({ id: z.number(), report: z.unknown() }),
  z.object({ error: z.string(), id: z.number() }),
])

type ServeVerificationParameters = {
  port: VerificationPort
  /** The node of a chain, from the operator's or user's settings; undefined: everything about it is unknown. */
  getClient: (chainId: number) => ChainClient | undefined
}

/** The worker's side: handles requests with a cache of hashes and signers. Returns the stop function. */
export function serveVerification({ getClient, port }: ServeVerificationParameters): () => void {
  const cache = createVerificationCache()

  function run({ call, parameters }: Request): Promise<unknown> {
    const client = getClient(parameters.chainId)
    switch (call) {
      case 'readSafeRange':
        return client ? readSafeRange(client, parameters) : refuseWithoutNode()
      case 'verifyHistory':
        return verifyHistory(client, parameters)
      case 'verifyMessage':
        return verifyMessage(client, { ...parameters, cache })
      case 'verifyQueue':
        return verifyQueue(client, { ...parameters, cache })
      case 'verifySafe':
        return verifySafe(client, parameters)
      case 'verifyTransfers':
        return verifyTransfers(client, parameters)
    }
  }

  return port.listen((message) => {
    const envelope = EnvelopeSchema.safeParse(message)
    if (!envelope.success) return
    const { id } = envelope.data
    const request = RequestSchema.safeParse(message)
    if (!request.success) {
      // Without a response the caller would wait forever.
      port.post({ error: z.prettifyError(request.error), id })
      return
    }
    run(request.data).then(
      (report) => port.post({ id, report: encodeReport(report) }),
      (error: unknown) => port.post({ error: error instanceof Error ? error.message : String(error), id }),
    )
  })
}

async function refuseWithoutNode(): Promise<never> {
  throw new ChainUnreachableError({ cause: undefined, method: 'eth_getLogs' })
}

type ReadRangeParameters = ReadSafeRangeParameters & { chainId: number }

/** The functions of this package, run in the worker. */
export type VerificationClient = {
  /** Rejects if the node refuses, for example because the range is too wide. */
  readSafeRange(parameters: ReadRangeParameters): Promise<SafeRange>
  verifyHistory(parameters: VerifyHistoryParameters): Promise<HistoryReport>
  verifyMessage(parameters: Omit<VerifyMessageParameters, 'cache'>): Promise<MessageReport>
  verifyQueue(parameters: Omit<VerifyQueueParameters, 'cache'>): Promise<QueueReport>
  verifySafe(parameters: VerifySafeParameters): Promise<SafeReport>
  verifyTransfers(parameters: VerifyTransfersParameters): Promise<MovementProof[]>
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
    else entry?.resolve(data.report)
  })

  function send(call: Request['call'], parameters: object): Promise<unknown> {
    const id = ++lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { reject, resolve })
      port.post({ call, id, parameters })
    })
  }

  return {
    dispose() {
      stop()
      for (const { reject } of waiting.values()) reject(new VerificationWorkerError({ message: 'it was disposed of.' }))
      waiting.clear()
    },
    readSafeRange: async (parameters) => SafeRangeSchema.parse(await send('readSafeRange', parameters)),
    verifyHistory: async (parameters) => HistoryReportSchema.parse(await send('verifyHistory', parameters)),
    verifyMessage: async (parameters) => {
      const report = MessageReportSchema.parse(await send('verifyMessage', parameters))
      assertMessageHash(report, parameters)
      return report
    },
    verifyQueue: async (parameters) => {
      const report = await QueueReportSchema.parseAsync(await send('verifyQueue', parameters))
      assertHashes(report, parameters)
      return report
    },
    verifySafe: async (parameters) => SafeReportSchema.parse(await send('verifySafe', parameters)),
    verifyTransfers: async (parameters) => MovementProofsSchema.parse(await send('verifyTransfers', parameters)),
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
