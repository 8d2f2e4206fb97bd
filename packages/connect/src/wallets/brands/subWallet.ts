import type { Wallet } from '../Wallet.ts'

export const subWallet: Wallet = {
  deepLinks: { android: 'subwallet://wc?uri={uri}', ios: 'subwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=app.subwallet.mobile',
    chrome: 'https://chromewebstore.google.com/detail/onhogfjeacnfoofkfgppdlbmlmnplgbn',
    extension: 'https://www.subwallet.app/download',
    firefox: 'https://addons.mozilla.org/firefox/addon/subwallet',
    ios: 'https://apps.apple.com/app/id1633050285',
    mobile: 'https://www.subwallet.app/download',
  },
  flag: 'isSubWallet',
  id: 'subwallet',
  name: 'SubWallet',
  rdns: ['app.subwallet'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
