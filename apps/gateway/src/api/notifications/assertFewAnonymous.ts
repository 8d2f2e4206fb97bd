import type { DeviceSubscription } from '../../db/queries/upsertSubscriptions.ts'
import { RefusedError } from '../errors/RefusedError.ts'

const mostAnonymous = 200

/** More Safes than anyone watches, and so few that a crowd of strangers cannot keep the database from everybody else. */
export function assertFewAnonymous(subscriptions: readonly DeviceSubscription[]): void {
  if (subscriptions.filter(({ account }) => account === null).length <= mostAnonymous) return
  throw new RefusedError({
    code: 'TOO_MANY_SUBSCRIPTIONS',
    message: `Without a signature or a sign-in a device registers for at most ${mostAnonymous} Safes at a time.`,
  })
}
