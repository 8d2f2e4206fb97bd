import type { Wallet } from '../Wallet.ts'

export const safePal: Wallet = {
  deepLinks: { android: 'safepalwallet://wc?uri={uri}', ios: 'safepalwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.safepal.wallet',
    chrome: 'https://chromewebstore.google.com/detail/lgmpcpglpngdoalbgeoldeajfclnhafa',
    extension: 'https://www.safepal.com/download?product=2',
    ios: 'https://apps.apple.com/app/id1548297139',
    mobile: 'https://www.safepal.com/en/download',
  },
  flag: 'isSafePal',
  id: 'safepal',
  name: 'SafePal',
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
