import { translate } from './translate.ts'

/** Words that come with the list, which the first page does without. */
export const safeListText = {
  lookalike: 'Looks like another of your Safes. Compare every digit.',
  unlisted: 'You signed in this Safe. The service does not list it.',
  showAll: (count: number) => `Show all ${count}`,
  furtherTitle: (count: number) => `The service names ${count.toLocaleString('en-GB')} more`,
  furtherText: 'Nobody owns so many Safes. The first are looked at; open any other by its address.',
}

translate('safeList', safeListText)
