import { groupDigits } from '../groupDigits.ts'
import { translate } from './translate.ts'

/** Words that come with the list, which the first page does without. */
export const safeListText = {
  lookalike: 'Looks like another of your Safes. Compare every digit.',
  unlisted: 'You signed in this Safe. The service does not list it.',
  showAll: (count: number) => `Show all ${count}`,
  furtherTitle: (count: number) => `The service names ${groupDigits(count)} more`,
  furtherText: 'Nobody owns so many Safes. The first are looked at; open any other by its address.',
  search: 'Search by name, address or chain',
  notFound: (text: string) => `No Safe here has “${text}” in its name, address or chain.`,
  arrange: 'Arrange',
  arranged: 'Done',
  watched: 'watched',
  planned: 'Not created yet',
  pinned: 'pinned',
  pin: 'Pin',
  pinWhich: (where: string) => `Pin ${where}`,
  unpin: 'Unpin',
  unpinWhich: (where: string) => `Unpin ${where}`,
  unwatch: 'Stop watching',
  unwatchWhich: (where: string) => `Stop watching ${where}`,
  up: 'Up',
  upWhich: (who: string) => `Move ${who} up`,
  down: 'Down',
  downWhich: (who: string) => `Move ${who} down`,
  onChains: (count: number) => `on ${count} chains`,
  sameOwners: 'Same owners on all',
  otherOwners: 'Other owners or another threshold on one of the chains',
  queued: (queued: number, awaiting: number | undefined) =>
    awaiting ? `${queued} waiting, ${awaiting} for you` : `${queued} waiting`,
  inAll: (fiat: string) => `${fiat} in all`,
  claimedTitle: 'The service says so.',
}

translate('safeList', safeListText)
