import { z } from 'zod'
import type { ChainClient } from '../chain/ChainClient.ts'
import { BaseError } from '../errors/BaseError.ts'
import { decodeReport, encodeReport } from './reportCodec.ts'
import { createVerificationCache } from './VerificationCache.ts'
import { type MessageReport, type VerifyMessageParameters, verifyMessage } from './verifyMessage.ts'
import { type QueueReport, type VerifyQueueParameters, verifyQueue } from './verifyQueue.ts'
import { type SafeReport, type VerifySafeParameters, verifySafe } from './verifySafe.ts'
import {
  type VerifyTransactionParameters,
  type VerifyTransactionReturnType,
  verifyTransaction,
} from './verifyTransaction.ts'

/** Both ends of a message channel, without the DOM: a Worker and its global scope fit with two lines each. */
export type VerificationPort = {
  post(message: unknown): void
  /** Returns the function that stops listening. */
  listen(listener: (message: unknown) => void): () => void
}

/** Something went wrong inside of the worker. */
export class VerificationWorkerError extends BaseError {
  override readonly name = 'VerificationWorkerError'
  readonly code = 'VERIFICATION_WORKER'
  constructor({ message }: { message: string }) {
    super(`Verification stopped: ${message}`, {
      metaMessages: ['Nothing was verified. Reload the page and try again.'],
    })
  }
}

const RequestSchema = z.discriminatedUnion('call', [
  z.object({
    call: z.literal('verifyMessage'),
    id: z.number(),
    parameters: z.custom<VerifyMessageParameters>(isRecord),
  }),
  z.object({ call: z.literal('verifyQueue'), id: z.number(), parameters: z.custom<VerifyQueueParameters>(isRecord) }),
  z.object({ call: z.literal('verifySafe'), id: z.number(), parameters: z.custom<VerifySafeParameters>(isRecord) }),
  z.object({
    call: z.literal('verifyTransaction'),
    id: z.number(),
    parameters: z.custom<VerifyTransactionParameters>(isRecord),
  }),
])
type Request = z.infer<typeof RequestSchema>

const ResponseSchema = z.union([
  z.object({ id: z.number(), report: z.unknown() }),
  z.object({ error: z.string(), id: z.number() }),
])

export type ServeVerificationParameters = {
  port: VerificationPort
  /** The node for a chain, from the operator's or user's settings; undefined: everything about it is unknown. */
  getClient: (chainId: number) => ChainClient | undefined
}

/** The worker's side: answers requests, remembers what it hashed and recovered. Returns the function that stops it. */
export function serveVerification({ getClient, port }: ServeVerificationParameters): () => void {
  const cache = createVerificationCache()

  function run({ call, parameters }: Request): Promise<unknown> {
    const client = getClient(parameters.chainId)
    switch (call) {
      case 'verifyMessage':
        return verifyMessage(client, { ...parameters, cache })
      case 'verifyQueue':
        return verifyQueue(client, { ...parameters, cache })
      case 'verifySafe':
        return verifySafe(client, parameters)
      case 'verifyTransaction':
        return verifyTransaction(client, { ...parameters, cache })
    }
  }

  return port.listen((message) => {
    const request = RequestSchema.safeParse(message)
    if (!request.success) return
    const { id } = request.data
    run(request.data).then(
      (report) => port.post({ id, report: encodeReport(report) }),
      (error: unknown) => port.post({ error: error instanceof Error ? error.message : String(error), id }),
    )
  })
}

/** The same functions as in this package, run elsewhere. */
export type VerificationClient = {
  verifyMessage(parameters: Omit<VerifyMessageParameters, 'cache'>): Promise<MessageReport>
  verifyQueue(parameters: Omit<VerifyQueueParameters, 'cache'>): Promise<QueueReport>
  verifySafe(parameters: VerifySafeParameters): Promise<SafeReport>
  verifyTransaction(parameters: Omit<VerifyTransactionParameters, 'cache'>): Promise<VerifyTransactionReturnType>
  /** Stops listening; what is under way is rejected. */
  dispose(): void
}

const MessageReportSchema = z.custom<MessageReport>(isReport)
const QueueReportSchema = z.custom<QueueReport>(isReport)
const SafeReportSchema = z.custom<SafeReport>(isReport)
const TransactionReportSchema = z.custom<VerifyTransactionReturnType>(isReport)

/**
 * The page's side. The port must lead to our own worker and nowhere else: what comes through it is taken as verified.
 *
 * @example
 * const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' })
 * const kernel = createVerificationClient({
 *   listen: (listener) => { … },
 *   post: (message) => worker.postMessage(message),
 * })
 */
export function createVerificationClient(port: VerificationPort): VerificationClient {
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
    verifyMessage: async (parameters) => MessageReportSchema.parse(await send('verifyMessage', parameters)),
    verifyQueue: async (parameters) => QueueReportSchema.parse(await send('verifyQueue', parameters)),
    verifySafe: async (parameters) => SafeReportSchema.parse(await send('verifySafe', parameters)),
    verifyTransaction: async (parameters) => TransactionReportSchema.parse(await send('verifyTransaction', parameters)),
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'chainId' in value && 'safe' in value
}

function isReport(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'verdict' in value && 'checks' in value
}
