import type { Wallet } from '../Wallet.ts'

export const beraSig: Wallet = {
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.berasig.ios',
    chrome: 'https://chromewebstore.google.com/detail/ckedkkegjbflcfblcjklibnedmfjppbj',
    ios: 'https://apps.apple.com/app/id6502052535',
    mobile: 'https://berasig.com',
  },
  id: 'berasig',
  name: 'BeraSig',
  rdns: ['app.berasig'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'refreshPage'],
  },
}
