/** Enough for a getter: an untrusted contract that burns all gas would block the node for seconds. */
export const untrustedCall = { gas: 200_000n } as const
