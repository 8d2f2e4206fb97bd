import { createRateLimiter } from '../../lib/createRateLimiter.ts'

/** Milliseconds that are not charged: a distant or busy node takes as long for harmless tokens. */
const free = 300

/** Node time per client address, in milliseconds. A busy node takes long for the known contracts of honest users too. */
const limiters = {
  known: createRateLimiter({ burst: 10_000, perSecond: 500 }),
  unknown: createRateLimiter({ burst: 3_000, perSecond: 200 }),
}

export type NodeTimeParameters = {
  /** The contracts answered before: new ones do not use up their time. */
  isKnown: boolean
  /** Client address; requests without one are not limited. */
  requester: string | undefined
}

/**
 * Node time that client addresses spent on untrusted contracts. Separate from the request budget: opening a Safe full
 * of hostile tokens shows fewer of them and blocks nothing else.
 */
export const nodeTime = {
  isLeft: ({ isKnown, requester }: NodeTimeParameters) =>
    requester === undefined || limiters[isKnown ? 'known' : 'unknown'].take(requester, 0) === 0,
  spend({ isKnown, requester }: NodeTimeParameters, milliseconds: number): void {
    if (requester !== undefined)
      limiters[isKnown ? 'known' : 'unknown'].charge(requester, Math.max(0, milliseconds - free))
  },
}
