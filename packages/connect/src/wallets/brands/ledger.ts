import type { Wallet } from '../Wallet.ts'

export const ledger: Wallet = {
  deepLinks: {
    desktop: 'ledgerlive://wc?uri={uri}',
    ios: 'ledgerlive://wc?uri={uri}',
    qr: 'ledgerlive://wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
    desktop: 'https://www.ledger.com/ledger-live',
    ios: 'https://apps.apple.com/app/id1361671700',
    linux: 'https://www.ledger.com/ledger-live/download',
    macos: 'https://www.ledger.com/ledger-live/download',
    mobile: 'https://www.ledger.com/ledger-live',
    windows: 'https://www.ledger.com/ledger-live/download',
  },
  icon: new URL('../../icons/ledger.svg?no-inline', import.meta.url).href,
  id: 'ledger',
  name: 'Ledger',
  steps: {
    desktop: ['installDesktop', 'connectDevice', 'connectDesktop'],
    mobile: ['installApp', 'connectDevice', 'scanCode'],
  },
}
