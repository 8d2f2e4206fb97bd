import type { Wallet } from '../Wallet.ts'

export const okx: Wallet = {
  deepLinks: { ios: 'okex://main/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.okinc.okex.gp',
    chrome: 'https://chromewebstore.google.com/detail/mcohilncbfahbmgdjkbpemcciiolgcge',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/okx-wallet/pbpjkcldjiffchgbbndmhojiacbgflha',
    extension: 'https://www.okx.com/download',
    firefox: 'https://addons.mozilla.org/firefox/addon/okexwallet',
    ios: 'https://apps.apple.com/app/id1327268470',
    mobile: 'https://www.okx.com/download',
  },
  flag: 'isOkxWallet',
  icon: new URL('../../icons/okx.svg?no-inline', import.meta.url).href,
  id: 'okx',
  name: 'OKX Wallet',
  rdns: ['com.okex.wallet'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
