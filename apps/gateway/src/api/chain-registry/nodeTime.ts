import { createRateLimiter } from '../../lib/createRateLimiter.ts'

/** Milliseconds that cost nothing: a node that is far away or busy takes as long for harmless tokens. */
const free = 300

/** Milliseconds of a node that one client address may have for untrusted tokens: at once, and each second. */
const limiter = createRateLimiter({ burst: 3_000, perSecond: 200 })

/**
 * The time of nodes that client addresses used for reading untrusted contracts. It is a budget beside that of requests:
 * whoever looks at a Safe that somebody else filled with hostile tokens sees fewer of them, and can do everything else.
 */
export const nodeTime = {
  /** Without an address nobody counts. */
  isLeft: (requester: string | undefined) => requester === undefined || limiter.take(requester, 0) === 0,
  spend(requester: string | undefined, milliseconds: number): void {
    if (requester !== undefined) limiter.charge(requester, Math.max(0, milliseconds - free))
  },
}
