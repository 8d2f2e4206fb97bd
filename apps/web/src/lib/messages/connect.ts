import { translate } from './translate.ts'

export const connectText = {
  connect: 'Connect wallet',
  lead: 'Countersign asks for your address only. Nothing is signed by connecting.',
  loading: 'Opening the wallet dialog…',
  notLoaded: 'The wallet dialog could not be loaded',
  retry: 'Try again',
  description: 'A multisig wallet that a team can run itself and does not have to trust.',
  statement: 'Sign in to Countersign: proves that this account is yours, moves nothing.',
  executed: (nonce: bigint) => `Execute transaction ${nonce}`,
  approved: (nonce: bigint) => `Approve transaction ${nonce}`,
  account: 'Account',
  signedIn: 'Signed in',
  signedInAs: (account: string) => `Signed in as ${account}`,
  labelSignedIn: (label: string) => `${label} Signed in`,
  restoring: 'Looking for your wallet',
  wrongChainTitle: 'Your wallet is on another chain',
  wrongChainText: (chain: string) => `This Safe is on ${chain}. Switch the wallet before you sign or execute.`,
  network: (chain: string) => `Network: ${chain}`,
  networkOfOther: (chain: string, wanted: string) => `Network: ${chain}. This Safe is on ${wanted}`,
  wrongNetwork: 'Wrong network',
  wrongNetworkText: 'Wrong network detected, switch or disconnect to continue.',
  wrongNetworkReading: 'Reading goes on: your Safes are read through the nodes of this app, not through your wallet.',
  switchNetworks: 'Switch networks',
  switch: (chain: string) => `Switch to ${chain}`,
  switchRejected: 'You declined the switch in the wallet.',
  switchPending: 'A request is already open in the wallet. Answer it there, then try again.',
  switchFailed: (reason: string) => `The wallet did not switch. It said: ${reason}`,
  switchUnsupported:
    'Your wallet does not support switching networks from Countersign. Try switching networks from within your wallet instead.',
}

translate('connect', connectText)
