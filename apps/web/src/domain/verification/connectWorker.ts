import type { ChainConfig } from '@countersign/protocol/config'
import { BaseError } from '@countersign/protocol/errors'
import { msg, type TranslatableMessage } from '@countersign/protocol/text'
import type { VerificationPort } from '@countersign/protocol/verify'

/** The worker's first message, once it has its chains. */
export const readyMessage = 'ready'

export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'removeEventListener' | 'terminate'>

/** The browser blocked the worker, or it crashed. */
export class WorkerUnavailableError extends BaseError {
  constructor({ reason, cause }: { reason: string | TranslatableMessage; cause?: unknown }) {
    super(
      'WORKER_UNAVAILABLE',
      msg('app.workerUnavailable', 'The verification worker is not running: {reason}', { reason }),
      { cause },
    )
  }
}

export type ConnectedWorker = {
  port: VerificationPort
  /** Resolves if the worker crashes later. */
  broken: Promise<Error>
}

export type ConnectWorkerParameters = {
  worker: WorkerLike
  chains: readonly ChainConfig[]
  /** Milliseconds until a silent worker is abandoned. @default 10_000 */
  timeout?: number
}

/** Waits until the worker is ready. A blocked script causes an error event, or silence. */
export async function connectWorker(parameters: ConnectWorkerParameters): Promise<ConnectedWorker> {
  const { worker, chains, timeout = 10_000 } = parameters
  const broken = new Promise<Error>((resolve) => {
    worker.addEventListener('error', (event) => {
      const reason =
        'message' in event && event.message
          ? String(event.message)
          : msg('app.workerScriptFailed', 'its script failed to run.')
      resolve(new WorkerUnavailableError({ reason }))
    })
  })
  const port = createPort(worker)
  let timer: ReturnType<typeof setTimeout> | undefined
  const ready = new Promise<undefined>((resolve) => {
    const stop = port.listen((message) => {
      if (message !== readyMessage) return
      stop()
      resolve(undefined)
    })
  })
  const silence = new Promise<Error>((resolve) => {
    timer = setTimeout(
      () => resolve(new WorkerUnavailableError({ reason: msg('app.workerSilent', 'it does not respond.') })),
      timeout,
    )
  })
  worker.postMessage({ chains })
  const problem = await Promise.race([ready, broken, silence])
  clearTimeout(timer)
  if (!problem) return { port, broken }
  worker.terminate()
  throw problem
}

function createPort(worker: WorkerLike): VerificationPort {
  return {
    post: (message) => worker.postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data)
      worker.addEventListener('message', onMessage)
      return () => worker.removeEventListener('message', onMessage)
    },
  }
}
