import type { Wallet } from '../Wallet.ts'

export const rainbow: Wallet = {
  deepLinks: { ios: 'rainbow://wc?uri={uri}', qr: 'https://rnbwapp.com/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    extension: 'https://rainbow.me/extension',
    ios: 'https://apps.apple.com/app/id1457119021',
    mobile: 'https://rainbow.download',
  },
  flag: 'isRainbow',
  icon: new URL('../../icons/rainbow.svg?no-inline', import.meta.url).href,
  id: 'rainbow',
  name: 'Rainbow',
  rdns: ['me.rainbow'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
