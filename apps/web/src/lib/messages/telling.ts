export const tellingText = {
  title: 'Being told',
  lead: 'How you hear that something waits for you. Nothing here goes through a third party, unless you name one yourself.',
  link: 'How to be told',

  page: 'While this page is open in a tab',
  pageText:
    'When you look at something else, this page goes on looking after your Safes, about once a minute. What counts is verified here, as everywhere: signatures against the owners on the chain.',
  badge: 'A number in the title of the tab',
  badgeHint: 'How many transactions wait for your signature or can be executed.',
  sound: 'A sound',
  soundHint: 'Two short tones when something new waits. Made by this page, no file is fetched.',
  soundTry: 'Try the sound',
  soundFailed: 'This browser made no sound. It may be muted for this page.',
  notices: 'A notice of the browser',
  noticesHint: 'The browser asks you once whether this page may show them.',
  noticesDenied: 'The browser does not let this page show notices. You can allow it in the settings of the site.',
  noticesMissing: 'This browser has no notices for pages.',
  needsSignature: (safe: string) => `${safe}: a transaction waits for your signature`,
  needsExecution: (safe: string) => `${safe}: a transaction can be executed`,
  needsNonce: (nonce: bigint) => `Nonce ${nonce}. Open it to check what it does.`,

  away: 'While you were away',
  awaySince: (when: string) => `Since ${when}, in your Safes, as the service tells it`,
  awayLoading: 'Looking up what happened',
  awayFailed: (count: number) =>
    count === 1 ? 'One Safe could not be looked up.' : `${count} Safes could not be looked up.`,
  awayNoted: 'Noted',
}
