import type { ConcurrencyLimit } from '../../lib/createConcurrencyLimit.ts'
import { TooManyRequestsError } from '../errors/RequestError.ts'

type AcquireTestSlotParameters = {
  account: string
  /** Milliseconds that a test takes at most. */
  timeout: number
}

/** Acquires one of the few slots for tests, which hold connections to untrusted servers. Returns its release. */
export function acquireTestSlot(tests: ConcurrencyLimit, { account, timeout }: AcquireTestSlotParameters): () => void {
  const giveBack = tests.take(account)
  if (typeof giveBack === 'function') return giveBack
  throw new TooManyRequestsError({
    code: 'TOO_MANY_WEBHOOK_TESTS',
    message:
      giveBack === 'holder-full'
        ? 'Another test of yours is still running. Wait until it ends.'
        : 'Too many webhook tests are running. Try again in a moment.',
    retryAfter: timeout / 1_000,
  })
}
