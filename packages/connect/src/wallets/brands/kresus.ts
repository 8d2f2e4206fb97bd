import type { Wallet } from '../Wallet.ts'

export const kresus: Wallet = {
  deepLinks: { android: 'com.kresus.superapp://wc?uri={uri}', ios: 'com.kresus.superapp://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.kresus.superapp',
    ios: 'https://apps.apple.com/app/id6444355152',
    mobile: 'https://kresusconnect.kresus.com/download',
  },
  id: 'kresus',
  name: 'Kresus Wallet',
  steps: { mobile: ['installApp', 'createPasskey', 'scanCode'] },
}
