/**
 * For calls to contracts that a stranger may have put there: as much gas as a getter needs. Without a limit one that burns
 * all it gets keeps the node busy for seconds, and with it everything else on the page.
 */
export const untrustedCall = { gas: 200_000n } as const
