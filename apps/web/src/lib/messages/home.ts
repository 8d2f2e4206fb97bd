import { translate } from './translate.ts'

export const homeText = {
  title: 'Home',
  needs: 'Needs you',
  assets: 'Assets',
  owners: 'Owners',
  more: 'More of this Safe',
  delegates: 'Delegates',
  delegatesText: 'Who else may propose for its owners.',
  apps: 'Apps',
  appsText: 'What the operator of the service recommends.',
  manageOwners: 'Manage owners',
  recent: 'Recent',
  allHistory: 'All history',
  queue: 'Queue',
  thresholdSentence: (threshold: number, owners: number) => `${threshold} of ${owners} owners must sign`,
  version: (version: string) => `Safe ${version}`,
  nextNonce: (nonce: bigint) => `next nonce ${nonce}`,
  notASafe: 'This is not a Safe',
  unreadable: 'The Safe could not be read from the chain',
  loading: 'Reading the Safe from the chain',
  renameTitle: 'Name this Safe',
  renameLabel: 'Name',
  renameHint: 'Kept in this browser only; nobody else sees it.',
  save: 'Save',
  you: 'you',
  connect: 'Connect a wallet to see what waits for you.',
  inHost: 'You act as this Safe, inside its host. Its owners sign and execute there.',
  notOwner: 'Your account is not an owner of this Safe. You can look at everything.',
}

translate('home', homeText)
