/**
 * Gas limit for calls to untrusted contracts, enough for a getter: one that burns all gas would block the node for
 * seconds.
 */
export const untrustedCall = { gas: 200_000n } as const
