import { translate } from './translate.ts'

export const delegatesText = {
  title: 'Delegates',
  lead: 'A delegate may propose transactions for an owner. It signs and executes nothing: owners check and sign what it proposes like anything else.',
  list: 'Who may propose',
  loading: 'Reading the delegates',
  failed: 'The delegates could not be fetched',
  none: 'Nobody may propose but the owners',
  noneText: 'An owner can add a delegate below.',
  more: 'The service knows more of them; these are the first.',
  for: 'for',
  everySafe: 'For every Safe of this owner',
  formerOwner: 'For an account that is no owner',
  remove: 'Remove',
  removeWhat: (who: string) => `Remove ${who}`,
  add: 'Add a delegate',
  addText:
    'Your wallet signs a message that names the delegate and this hour. The service keeps it; nothing goes to the chain, and it costs nothing.',
  address: 'Address of the delegate',
  addressHint: 'An account that may propose in your name. Not one of the owners: those may anyway.',
  isOwner: 'This is an owner, who may propose anyway.',
  isSafe: 'This is the Safe itself.',
  label: 'Label',
  labelHint: 'Up to 50 characters, kept by the service: whoever reads its list sees it.',
  labelMissing: 'Give it a label, so that others know what it is for.',
  labelLong: 'At most 50 characters.',
  sign: 'Sign and add',
  waiting: 'Confirm in your wallet',
  connect: 'Connect a wallet of an owner to add a delegate',
  notOwner: 'Only owners add delegates. Your account is none of this Safe.',
  otherChain: (chain: string) => `Your wallet is on another chain. Switch it to ${chain} first.`,
  changeFailed: 'The delegates are as they were',
  rejected: 'You declined it in the wallet.',
  pending: 'A request is already open in the wallet. Answer it there, then try again.',
  unsupported: 'This wallet cannot sign this kind of message. Use another wallet with the same account.',
}

translate('delegates', delegatesText)
