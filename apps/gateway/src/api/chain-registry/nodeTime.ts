import { createRateLimiter } from '../../lib/createRateLimiter.ts'

/** Milliseconds that are not charged: a distant or busy node takes as long for harmless tokens. */
const free = 300

/** Node time per client address for untrusted tokens, in milliseconds. */
const limiter = createRateLimiter({ burst: 3_000, perSecond: 200 })

/**
 * Node time that client addresses spent on untrusted contracts. Separate from the request budget: opening a Safe full
 * of hostile tokens shows fewer of them and blocks nothing else.
 */
export const nodeTime = {
  /** Requests without a client address are not limited. */
  isLeft: (requester: string | undefined) => requester === undefined || limiter.take(requester, 0) === 0,
  spend(requester: string | undefined, milliseconds: number): void {
    if (requester !== undefined) limiter.charge(requester, Math.max(0, milliseconds - free))
  },
}
