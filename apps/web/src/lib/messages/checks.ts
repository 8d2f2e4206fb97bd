/** Titles of the checks that the app makes itself; the kernel's bring their own sentence. */
export const checkText = {
  bodyMissing: 'The service does not give all ten fields of the transaction',
  notKnown: 'Neither the service nor this browser knows this transaction',
  claimedAndActual: (claimed: string, actual: string) => `Claimed: ${claimed}. True: ${actual}.`,
  balancesRead: (count: number) => `${count} ${count === 1 ? 'balance' : 'balances'} read from the chain`,
  balanceDiffers: (symbol: string) => `${symbol}: the service’s balance differs from the chain’s`,
  inWorker: 'Hashes and signatures are checked in the background',
  inPage: 'Hashes and signatures are checked in the page itself: the background worker could not run',
}
