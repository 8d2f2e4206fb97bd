/** Words that come with the list, which the first page does without. */
export const safeListText = {
  unlisted: 'You signed in this Safe. The service does not list it.',
  showAll: (count: number) => `Show all ${count}`,
  furtherTitle: (count: number) => `The service names ${count.toLocaleString('en-GB')} more`,
  furtherText: 'Nobody owns so many Safes. The first are looked at; open any other by its address.',
}
