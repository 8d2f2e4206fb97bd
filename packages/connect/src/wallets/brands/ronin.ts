import type { Wallet } from '../Wallet.ts'

export const ronin: Wallet = {
  deepLinks: { android: 'roninwallet://wc?uri={uri}', ios: 'roninwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.skymavis.genesis',
    chrome: 'https://chromewebstore.google.com/detail/fnjhmkhhmkbjkkabndcnnogagogbneec',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/ronin-wallet/kjmoohlgokccodicjjfebfomlbljgfhk',
    extension: 'https://wallet.roninchain.com',
    firefox: 'https://addons.mozilla.org/firefox/addon/ronin-wallet',
    ios: 'https://apps.apple.com/app/id1592675001',
    mobile: 'https://wallet.roninchain.com',
  },
  icon: new URL('../../icons/ronin.svg?no-inline', import.meta.url).href,
  id: 'ronin',
  name: 'Ronin Wallet',
  rdns: ['com.roninchain.wallet'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
