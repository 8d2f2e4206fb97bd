import type { Wallet } from '../Wallet.ts'

export const coinbase: Wallet = {
  browse: 'https://go.cb-w.com/dapp?cb_url={url}',
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    chrome: 'https://chromewebstore.google.com/detail/hnfanknocfeofbddgcijnmhnfnkdnaad',
    extension: 'https://www.coinbase.com/wallet',
    ios: 'https://apps.apple.com/app/id1278383455',
    mobile: 'https://www.coinbase.com/wallet/downloads',
  },
  flag: 'isCoinbaseWallet',
  icon: new URL('../../icons/coinbase.svg?no-inline', import.meta.url).href,
  id: 'coinbase',
  name: 'Coinbase Wallet',
  rdns: ['com.coinbase.wallet'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
