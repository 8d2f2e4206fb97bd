import type { DeviceSubscription } from '../../db/queries/subscriptions.ts'
import { RefusedError } from '../errors/RefusedError.ts'

const mostAnonymous = 200

/** Limits Safes per anonymous device, so that unauthenticated clients cannot fill the database. */
export function assertFewAnonymous(subscriptions: readonly DeviceSubscription[]): void {
  if (subscriptions.filter(({ account }) => account === null).length <= mostAnonymous) return
  throw new RefusedError({
    code: 'TOO_MANY_SUBSCRIPTIONS',
    message: `Without a signature or a sign-in a device registers for at most ${mostAnonymous} Safes at a time.`,
  })
}
