import type { Wallet } from '../Wallet.ts'

export const tokenPocket: Wallet = {
  deepLinks: { android: 'tpoutside://wc?uri={uri}', ios: 'tpoutside://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=vip.mytokenpocket',
    chrome: 'https://chromewebstore.google.com/detail/mfgccjchihfkkindfppnaooecgfneiii',
    extension: 'https://extension.tokenpocket.pro',
    ios: 'https://apps.apple.com/app/id6444625622',
    mobile: 'https://tokenpocket.pro/en/download/app',
  },
  flag: 'isTokenPocket',
  icon: new URL('../../icons/tokenpocket.svg?no-inline', import.meta.url).href,
  id: 'tokenPocket',
  name: 'TokenPocket',
  rdns: ['pro.tokenpocket'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
