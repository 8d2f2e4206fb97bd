import type { Wallet } from '../Wallet.ts'

export const coin98: Wallet = {
  deepLinks: {},
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=coin98.crypto.finance.media',
    chrome: 'https://chromewebstore.google.com/detail/aeachknmefphepccionboohckonoeemg',
    extension: 'https://coin98.com/wallet',
    ios: 'https://apps.apple.com/app/id1561969966',
    mobile: 'https://coin98.com/wallet',
  },
  flag: 'isCoin98',
  icon: new URL('../../icons/coin98.svg?no-inline', import.meta.url).href,
  id: 'coin98',
  name: 'Coin98 Wallet',
  rdns: ['com.coin98'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
