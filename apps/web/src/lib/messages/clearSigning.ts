import { translate } from './translate.ts'

/** Descriptions of contracts (ERC-7730): what others wrote about a call or a message. */
export const clearText = {
  title: 'In other words',
  lead: 'Descriptions written for these contracts. They add words to what was worked out here from the bytes, and change none of it.',
  leadMessage: 'Descriptions written for this contract. They add words; the whole message stands above.',
  none: 'No description is known for this call.',
  noneMessage: 'No description is known for this message.',
  calls: 'Descriptions, call by call',
  operatorFailed: 'The descriptions of the operator of this page could not be loaded.',
  source: {
    bundled: 'Bundled with this app',
    operator: 'From the operator of this page',
    yours: 'Added by you',
  },
  evidence: {
    bundled: 'This description is part of the app itself.',
    operator:
      'The operator of this page keeps this description in a folder. Its words are its author’s; nothing here relies on them.',
    yours: 'You added this description in the settings of this browser. Its words are its author’s.',
  },
  unconfirmed: 'Description by its author, not verified against the call.',
  contradicts: 'This description contradicts the decoded call',
  contradictions: {
    account: 'It names an address that is not in the call.',
    amount: 'It names another amount than the call.',
    intent: 'It says something else than the function does.',
    token: 'It names a token that is not in the call.',
  },
  by: (owner: string) => `by “${owner}”, as it says`,
  hash: 'Its hash (ERC-8176)',
  refused: 'This description says that it is not meant for these values.',
  failed: 'This description is bound to this contract and could not read these bytes.',
  raw: 'shown as it stands in the data',
  more: (count: number) => `and ${count} more, in the decoded call`,
  token: 'token',
  inner: 'The call inside',
  decoded: 'The call as decoded here',
  undecoded: 'No function known here explains these bytes.',
  settingsTitle: 'Descriptions of contracts',
  settingsText:
    'Reviews show what descriptions (ERC-7730) say about a call, beside what this app works out itself. You can add files of your own. They stay in this browser.',
  settingsNone: 'You have added none.',
  settingsList: 'Your descriptions',
  settingsFile: 'Add a description',
  settingsHint: 'A JSON file that names its contracts and includes no other file.',
  settingsBound: (count: number) => (count === 1 ? 'for 1 contract' : `for ${count} contracts`),
  settingsRemove: 'Remove',
  settingsRemoveWhat: (name: string) => `Remove ${name}`,
  settingsRefused: 'This file was not added.',
  refusals: {
    includes: 'It includes another file. Add one that stands alone.',
    unbound: 'It names no contract, so it would never be used.',
    known: 'You have added it already.',
    tooMany: (most: number) => `There is room for ${most} files. Remove one first.`,
    tooLarge: (kilobytes: number) => `It is larger than ${kilobytes} kB.`,
  },
}

translate('clear', clearText)
