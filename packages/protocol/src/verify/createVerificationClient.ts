import { hashSafeMessage } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { prepareKeccak256 } from '../hash/keccak256.ts'
import {
  decodeReport,
  ResponseSchema,
  type VerificationCalls,
  type VerificationPort,
  VerificationWorkerError,
} from './verificationWorker.ts'
import type { MessageReport } from './verifyMessage.ts'
import type { QueueReport, VerifyQueueParameters } from './verifyQueue.ts'

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
