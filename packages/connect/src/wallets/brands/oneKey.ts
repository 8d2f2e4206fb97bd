import type { Wallet } from '../Wallet.ts'

export const oneKey: Wallet = {
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=so.onekey.app.wallet',
    chrome: 'https://chromewebstore.google.com/detail/jnmbobjmhlngoefaiojfljckilhhlhcj',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/onekey/obffkkagpmohennipjokmpllocnlndac',
    extension: 'https://www.onekey.so/download/',
    ios: 'https://apps.apple.com/app/id1609559473',
    mobile: 'https://www.onekey.so/download/',
  },
  id: 'onekey',
  name: 'OneKey',
  rdns: ['so.onekey.app.wallet'],
  steps: {
    extension: ['installExtension', 'connectDevice', 'refreshPage'],
    mobile: ['installApp', 'connectDevice', 'refreshPage'],
  },
}
