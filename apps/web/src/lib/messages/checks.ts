import { translate } from './translate.ts'

/** Titles of the checks that the app makes itself; the kernel's bring their own sentence. */
export const checkText = {
  bodyMissing: 'The service does not give all ten fields of the transaction',
  notKnown: 'Neither the service nor this browser knows this transaction',
  claimedAndActual: (claimed: string, actual: string) => `Claimed: ${claimed}. True: ${actual}.`,
  balancesRead: (count: number) => `${count} ${count === 1 ? 'balance' : 'balances'} read from the chain`,
  balanceDiffers: (symbol: string) => `${symbol}: the service’s balance differs from the chain’s`,
  ofToken: (symbol: string, message: string) => `${symbol}: ${message}`,
  rivals: (nonce: bigint) => `Other transactions wait for nonce ${nonce}: only one of them can be executed.`,
  gap: (count: bigint, next: bigint) =>
    `It cannot be executed yet: nothing waits for ${count} ${count === 1n ? 'nonce' : 'nonces'} before it, and the next one is ${next}.`,
  conflictsClaimed: 'Conflicting transactions: reported by the service, cannot be verified',
  conflictsUnchecked: 'Conflicting transactions: not checked',
  simulationUnchecked: 'Simulation: could not run',
  changesUnchecked: 'Settings changed by the simulation: not reported by the node',
  tokenUnlisted: (symbol: string, contract: string) => `${symbol}: unverified token, ${contract}`,
  scanSays: (words: string) => `The service’s scan, in its own words: “${words}”`,
  masterCopies: (count: number) =>
    count === 1
      ? 'The contract that the service calls Safe’s is one of the released'
      : `All ${count} contracts that the service calls Safe’s are among the released`,
  strangeMasterCopies: 'The service calls contracts Safe’s that Safe never released',
}

translate('checks', checkText)
