import type { VerificationClient } from '@countersign/protocol/verify'
import { describeError } from '../../lib/describeError.ts'
import { trust } from '../../lib/messages/trust.ts'
import type { Check } from './createCheckRegistry.ts'

/** The kernel's functions that screens use, wherever they run. */
export type KernelCalls = Pick<
  VerificationClient,
  'readSafeRange' | 'verifyHistory' | 'verifyMessage' | 'verifyQueue' | 'verifySafe' | 'verifyTransfers'
>

/** `broken` settles when it stops working; the page's own kernel never does. */
export type StartedKernel = { calls: KernelCalls; broken?: Promise<Error> }

/** Where verification runs; `page`: no worker can be had, and why. */
export type KernelPlace = { kind: 'worker' } | { kind: 'page'; error: unknown }

export type Kernel = KernelCalls & {
  /** Starts it ahead of the first question, which then does not wait for it. */
  warmUp(): void
}

export type CreateKernelParameters = {
  startWorker: () => Promise<StartedKernel>
  startInPage: () => Promise<StartedKernel>
  onPlace: (place: KernelPlace) => void
}

/** Verification in a worker, started on the first use; in the page where a worker cannot run or breaks. */
export function createKernel({ startWorker, startInPage, onPlace }: CreateKernelParameters): Kernel {
  let current: Promise<StartedKernel> | undefined
  let brokenBy: Error | undefined

  function fallBack(error: unknown): Promise<StartedKernel> {
    onPlace({ kind: 'page', error })
    return startInPage()
  }

  async function start(): Promise<StartedKernel> {
    const started = await startWorker().catch(fallBack)
    if (!started.broken) return started
    onPlace({ kind: 'worker' })
    void started.broken.then((error) => {
      brokenBy = error
      current = forgetFailure(fallBack(error))
    })
    return started
  }

  /** What could not be loaded now may be there for the next question. */
  function forgetFailure(started: Promise<StartedKernel>): Promise<StartedKernel> {
    started.catch(() => {
      if (current === started) current = undefined
    })
    return started
  }

  async function run<report>(call: (calls: KernelCalls) => Promise<report>): Promise<report> {
    current ??= forgetFailure(start())
    const used = current
    try {
      return await call((await used).calls)
    } catch (error) {
      // A worker that broke took this call with it: nothing is wrong with the question.
      if (brokenBy === undefined || current === undefined || current === used) throw error
      return call((await current).calls)
    }
  }

  return {
    warmUp() {
      current ??= forgetFailure(start())
      // Told to whoever asks.
      current.catch(() => undefined)
    },
    readSafeRange: (parameters) => run((calls) => calls.readSafeRange(parameters)),
    verifyHistory: (parameters) => run((calls) => calls.verifyHistory(parameters)),
    verifyMessage: (parameters) => run((calls) => calls.verifyMessage(parameters)),
    verifyQueue: (parameters) => run((calls) => calls.verifyQueue(parameters)),
    verifySafe: (parameters) => run((calls) => calls.verifySafe(parameters)),
    verifyTransfers: (parameters) => run((calls) => calls.verifyTransfers(parameters)),
  }
}

/** Where verification runs, for the strip. In the page it is as thorough, but the page has to share its time. */
export function toKernelCheck(place: KernelPlace): Check {
  if (place.kind === 'worker')
    return { id: 'worker', verdict: 'ok', title: trust.inWorker, evidence: { kind: 'recomputed' } }
  return {
    id: 'worker',
    verdict: 'warn',
    title: trust.inPage,
    detail: place.error instanceof Error ? describeError(place.error).sentence : undefined,
  }
}
