import type { Wallet } from '../Wallet.ts'

export const binance: Wallet = {
  deepLinks: { ios: 'bnc://app.binance.com/cedefi/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.binance.dev',
    chrome: 'https://chromewebstore.google.com/detail/cadiboklkpojfamcoggejbbdjcoiljjk',
    ios: 'https://apps.apple.com/app/id1436799971',
    mobile: 'https://www.binance.com/en/download',
  },
  flag: 'isBinance',
  icon: new URL('../../icons/binance.svg?no-inline', import.meta.url).href,
  id: 'binance',
  name: 'Binance Wallet',
  rdns: ['com.binance.wallet'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
