import { translate } from './translate.ts'

/** What outsiders ask of an owner, and what becomes of it. */
export const appRequestsText = {
  asks: {
    transactions: (count: number) =>
      count === 1 ? 'asks for a transaction' : `asks for a transaction of ${count} calls`,
    message: 'asks for a signature of a message',
    onChain: 'asks the Safe to sign a message on the chain',
    permission: 'asks for a permission',
  },
  via: { frame: 'An app in this Safe', walletconnect: 'An app connected by WalletConnect' },
  calls: 'which calls itself',
  of: 'Of the Safe',
  on: (chain: string) => `on ${chain}`,
  claimed: 'Not verified: anybody can claim this address',
  more: (count: number) => (count === 1 ? '1 more waits' : `${count} more wait`),
  preparing: 'Making it ready to look at',
  cannot: 'This cannot be asked of this Safe',
  noCalls: 'The app asks for a transaction that does nothing.',
  noMultiSend: 'Several calls need the official MultiSendCallOnly, which this chain does not have.',
  noSigningOnChain: 'Signing on the chain needs the official SignMessageLib, which this chain does not have.',
  refuse: 'Refuse',
  refuseText: 'The app is told that an owner said no. Nothing is signed.',
  done: 'Back to the app',
  doneText: 'The app has its answer.',
  doneSigned: 'Signed here and not handed over yet. Closing tells the app the hash.',
  wait: 'Wait for the others',
  waitText: (missing: number) =>
    missing === 1
      ? 'One more owner must sign. The app gets the signature when they have.'
      : `${missing} more owners must sign. The app gets the signature when they have.`,
  give: (origin: string) => `Give the signature to ${origin}`,
  giveText: 'The owners signed this message before. Whoever has the signature can use it.',
  change: 'Change it yourself',
  changeTitle: 'The app will not know',
  changeText:
    'Its calls go into your batch, where you can change them. The app is told that an owner said no, and does not learn what you make of them.',
  changeYes: 'Put them into the batch',
  changeNo: 'Leave it as it is',
  panel: 'What an app asks',
  permission: {
    title: 'Your address book',
    text: 'The app would see the names that you gave to addresses in this browser, for this chain. It cannot change them.',
    allow: 'Allow',
    allowText: 'Remembered for this origin. You can take it back in the settings.',
  },
}

translate('asked', appRequestsText)
