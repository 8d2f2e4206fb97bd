/** More than any Safe has owners. A service could give thousands, and each costs a recovery or a call of the chain. */
export const maximumConfirmations = 100

/** As many as are looked at, and one more to tell that there were more. */
export function boundConfirmations<confirmation>(confirmations: confirmation[]): confirmation[] {
  return confirmations.length > maximumConfirmations ? confirmations.slice(0, maximumConfirmations + 1) : confirmations
}
