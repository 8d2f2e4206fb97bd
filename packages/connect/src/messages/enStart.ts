/** English texts of the button and the loading dialog; the others load with the dialog. */
export const enStart = {
  accountLabel: 'Account {account}',
  close: 'Close',
  connectTitle: 'Connect a wallet',
  connectWallet: 'Connect wallet',
  details: 'Details',
  failed: 'Oops, something went wrong!',
  loading: 'Loading…',
  networkLabel: 'Network: {chain}',
  reconnecting: 'Reconnecting…',
  retry: 'Try again',
  verifyAccount: 'Verify account',
  wrongNetwork: 'Wrong network',
} as const

export type StartKey = keyof typeof enStart
