import type { Wallet } from '../Wallet.ts'

export const phantom: Wallet = {
  browse: 'https://phantom.app/ul/browse/{url}?ref={url}',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=app.phantom',
    chrome: 'https://chromewebstore.google.com/detail/bfnaelmomeimhlpmgjnjophhpkkoljpa',
    extension: 'https://phantom.app/download',
    firefox: 'https://addons.mozilla.org/firefox/addon/phantom-app',
    ios: 'https://apps.apple.com/app/id1598432977',
    mobile: 'https://phantom.app/download',
  },
  flag: 'isPhantom',
  icon: new URL('../../icons/phantom.svg?no-inline', import.meta.url).href,
  id: 'phantom',
  name: 'Phantom',
  rdns: ['app.phantom'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'refreshPage'],
  },
}
