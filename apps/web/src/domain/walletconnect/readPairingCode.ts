/** Recognizes a pairing link in a QR code; its receiver validates it. */
export function readPairingCode() {
  return {
    add: (text: string): { status: 'whole'; link: string } | { status: 'foreign' } =>
      /(^|[?&]uri=)wc(:|%3A)/i.test(text) ? { link: text, status: 'whole' } : { status: 'foreign' },
  }
}
