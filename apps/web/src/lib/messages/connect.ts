export const connectText = {
  connect: 'Connect wallet',
  lead: 'Countersign asks for your address only. Nothing is signed by connecting.',
  loading: 'Opening the wallet dialog…',
  notLoaded: 'The wallet dialog could not be loaded',
  retry: 'Try again',
  description: 'A multisig wallet that a team can run itself and does not have to trust.',
  statement: 'Sign in to Countersign: proves that this account is yours, moves nothing.',
  executed: (nonce: bigint) => `Execute transaction ${nonce}`,
  account: 'Account',
  restoring: 'Looking for your wallet',
  wrongChainTitle: 'Your wallet is on another chain',
  wrongChainText: (chain: string) => `This Safe is on ${chain}. Switch the wallet before you sign or execute.`,
  switch: (chain: string) => `Switch to ${chain}`,
  switchRejected: 'You declined the switch in the wallet.',
  switchFailed: 'The wallet could not switch',
  switchUnsupported:
    'Your wallet does not support switching networks from Countersign. Try switching networks from within your wallet instead.',
}
