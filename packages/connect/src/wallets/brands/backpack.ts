import type { Wallet } from '../Wallet.ts'

export const backpack: Wallet = {
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=app.backpack.mobile',
    chrome: 'https://chromewebstore.google.com/detail/aflkmfhebedbjioipglgcbcmnbpgliof',
    extension: 'https://backpack.app/download',
    ios: 'https://apps.apple.com/app/id6445964121',
    mobile: 'https://backpack.app/download',
  },
  icon: new URL('../../icons/backpack.svg?no-inline', import.meta.url).href,
  id: 'backpack',
  name: 'Backpack',
  rdns: ['app.backpack', 'app.backpack.mobile'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'refreshPage'],
  },
}
