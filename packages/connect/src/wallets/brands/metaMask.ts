import type { Wallet } from '../Wallet.ts'

export const metaMask: Wallet = {
  browse: 'https://metamask.app.link/dapp/{place}',
  deepLinks: {
    android: 'https://metamask.app.link/wc?uri={uri}',
    ios: 'https://metamask.app.link/wc?uri={uri}',
    qr: 'https://metamask.app.link/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
    chrome: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
    extension: 'https://metamask.io/download',
    firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask',
    ios: 'https://apps.apple.com/app/id1438144202',
    mobile: 'https://metamask.io/download',
    opera: 'https://addons.opera.com/extensions/details/metamask-10',
  },
  flag: 'isMetaMask',
  icon: new URL('../../icons/metamask.svg?no-inline', import.meta.url).href,
  id: 'metaMask',
  name: 'MetaMask',
  rdns: ['io.metamask', 'io.metamask.flask', 'io.metamask.mobile'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
