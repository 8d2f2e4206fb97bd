import { translate } from './translate.ts'

export const safesText = {
  title: 'Safes',
  lead: 'Safes that name your account as an owner. The service suggests them; the chain confirms each one.',
  introTitle: 'A multisig wallet you do not have to trust',
  introText:
    'See what your Safes hold and what waits for you; propose, check, sign and execute. Every hash, signature and owner is verified in this browser, against a node that the operator of this app chose.',
  introPoints: [
    {
      title: 'What you see is what you sign',
      text: 'The hash your wallet shows is recomputed here, from the same frozen transaction you read.',
    },
    {
      title: 'The service is a stranger',
      text: 'It may warn you. It can never enable a button, hide a check or count a signature.',
    },
    {
      title: 'Nothing vanishes',
      text: 'What you signed is kept in this browser, and you are told if the service stops showing it.',
    },
  ],
  connectFirst: 'Connect wallet',
  create: 'Create a Safe',
  openByAddress: 'Open a Safe by its address',
  openLabel: 'Address of a Safe',
  openHint: 'Reading needs no wallet.',
  openChain: 'Chain',
  open: 'Open',
  openError: 'This is not an address, or its checksum is wrong.',
  none: 'The service names no Safe of this account',
  noneText: 'Connect another account, or open a Safe by its address to look at it.',
  loading: 'Looking for your Safes',
  listFailed: (chain: string) => `Your Safes on ${chain} could not be listed`,
  notOwner: 'The service lists this Safe for you. The chain says you are not an owner.',
  unreadable: 'The chain could not be read',
  owner: 'You are an owner',
  needsTitle: 'Needs you',
  needsLoading: 'Looking through your queues',
  rename: 'Rename',
  save: 'Save',
}

translate('safes', safesText)
