import type { Wallet } from '../Wallet.ts'

export const zerion: Wallet = {
  deepLinks: { ios: 'zerion://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.zerion.android',
    chrome: 'https://chromewebstore.google.com/detail/klghhnkeealcohjjanjjdaeeggmfmlpl',
    extension: 'https://zerion.io/extension',
    ios: 'https://apps.apple.com/app/id1456732565',
    mobile: 'https://zerion.io/download',
  },
  flag: 'isZerion',
  icon: new URL('../../icons/zerion.svg?no-inline', import.meta.url).href,
  id: 'zerion',
  name: 'Zerion',
  rdns: ['io.zerion.wallet'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
