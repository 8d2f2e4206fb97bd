/** More than any Safe has owners. A service could give thousands, and each costs a recovery or a call of the chain. */
export const maximumConfirmations = 100

/** Limit of checked confirmations plus one, to detect that there are more. */
export function boundConfirmations<confirmation>(confirmations: confirmation[]): confirmation[] {
  return confirmations.length > maximumConfirmations ? confirmations.slice(0, maximumConfirmations + 1) : confirmations
}
