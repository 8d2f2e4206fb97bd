import type { Wallet } from '../Wallet.ts'

export const frontier: Wallet = {
  deepLinks: { android: 'frontier://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.frontierwallet',
    chrome: 'https://chromewebstore.google.com/detail/kppfdiipphfccemcignhifpjkapfbihd',
    extension: 'https://www.frontier.xyz/download',
    ios: 'https://apps.apple.com/app/id1482380988',
    mobile: 'https://www.frontier.xyz/download',
  },
  flag: 'isFrontier',
  id: 'frontier',
  name: 'Frontier Wallet',
  rdns: ['xyz.frontier.wallet'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
