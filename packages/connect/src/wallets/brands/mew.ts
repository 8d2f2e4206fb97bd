import type { Wallet } from '../Wallet.ts'

export const mew: Wallet = {
  deepLinks: {
    android: 'https://mewwallet.com/wc?uri={uri}',
    ios: 'https://mewwallet.com/wc?uri={uri}',
    qr: 'https://mewwallet.com/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.myetherwallet.mewwallet',
    ios: 'https://apps.apple.com/app/id1464614025',
    mobile: 'https://mewwallet.com',
  },
  flag: 'isMEWwallet',
  icon: new URL('../../icons/mew.svg?no-inline', import.meta.url).href,
  id: 'mew',
  name: 'MEW wallet',
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
