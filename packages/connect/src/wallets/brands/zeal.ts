import type { Wallet } from '../Wallet.ts'

export const zeal: Wallet = {
  deepLinks: { android: 'zeal://wc?uri={uri}', ios: 'zeal://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=app.zeal.wallet',
    chrome: 'https://chromewebstore.google.com/detail/heamnjbnflcikcggoiplibfommfbkjpj',
    extension: 'https://zeal.app',
    mobile: 'https://zeal.app',
  },
  flag: 'isZeal',
  id: 'zeal',
  name: 'Zeal',
  rdns: ['app.zeal'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createPasskey', 'scanCode'],
  },
}
