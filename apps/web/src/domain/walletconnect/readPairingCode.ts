/** What a code says: a pairing link, or nothing of ours. Whether it is a good link is said by whoever takes it. */
export function readPairingCode() {
  return {
    add: (text: string): { status: 'whole'; link: string } | { status: 'foreign' } =>
      /(^|[?&]uri=)wc(:|%3A)/i.test(text) ? { link: text, status: 'whole' } : { status: 'foreign' },
  }
}
