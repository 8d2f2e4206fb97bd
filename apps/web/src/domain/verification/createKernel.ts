import type { VerificationCalls } from '@countersign/protocol/verify'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { Check } from './createCheckRegistry.ts'

const t = createCatalogue('shell')

/** `broken` resolves when the worker crashes; in the page it never does. */
export type StartedKernel = { calls: VerificationCalls; broken?: Promise<Error> }

/** Where verification runs; `page`: why there is no worker. */
export type KernelHost = { kind: 'worker' } | { kind: 'page'; error: unknown }

export type Kernel = VerificationCalls & { warmUp(): void }

export type CreateKernelParameters = {
  startWorker: () => Promise<StartedKernel>
  startInPage: () => Promise<StartedKernel>
  onHost: (place: KernelHost) => void
}

/** Runs verification in a worker, started on first use; in the page if the worker is blocked or crashes. */
export function createKernel({ startWorker, startInPage, onHost }: CreateKernelParameters): Kernel {
  let current: Promise<StartedKernel> | undefined
  let brokenBy: Error | undefined

  function fallBack(error: unknown): Promise<StartedKernel> {
    onHost({ kind: 'page', error })
    return startInPage()
  }

  async function start(): Promise<StartedKernel> {
    const started = await startWorker().catch(fallBack)
    if (!started.broken) return started
    onHost({ kind: 'worker' })
    void started.broken.then((error) => {
      brokenBy = error
      current = forgetFailure(fallBack(error))
    })
    return started
  }

  /** A failed start is retried on the next call. */
  function forgetFailure(started: Promise<StartedKernel>): Promise<StartedKernel> {
    started.catch(() => {
      if (current === started) current = undefined
    })
    return started
  }

  async function run<report>(call: (calls: VerificationCalls) => Promise<report>): Promise<report> {
    current ??= forgetFailure(start())
    const used = current
    try {
      return await call((await used).calls)
    } catch (error) {
      // The worker crashed during this call: retries it in the page.
      if (brokenBy === undefined || current === undefined || current === used) throw error
      return call((await current).calls)
    }
  }

  return {
    warmUp() {
      current ??= forgetFailure(start())
      // The next call reports the failure.
      current.catch(() => undefined)
    },
    proveSafe: (parameters) => run((calls) => calls.proveSafe(parameters)),
    readSafeRange: (parameters) => run((calls) => calls.readSafeRange(parameters)),
    verifyHistory: (parameters) => run((calls) => calls.verifyHistory(parameters)),
    verifyMessage: (parameters) => run((calls) => calls.verifyMessage(parameters)),
    verifyOwnerProofs: (parameters) => run((calls) => calls.verifyOwnerProofs(parameters)),
    verifyQueue: (parameters) => run((calls) => calls.verifyQueue(parameters)),
    verifySafe: (parameters) => run((calls) => calls.verifySafe(parameters)),
    verifyTransfers: (parameters) => run((calls) => calls.verifyTransfers(parameters)),
  }
}

/** The check for the status bar. In the page verification is as thorough, but blocks it at times. */
export function toKernelCheck(place: KernelHost): Check {
  if (place.kind === 'worker')
    return { id: 'worker', verdict: 'ok', title: t('inWorker'), evidence: { kind: 'recomputed' } }
  return {
    id: 'worker',
    verdict: 'warn',
    title: t('inPage'),
    detail: place.error instanceof Error ? describeError(place.error).sentence : undefined,
  }
}
