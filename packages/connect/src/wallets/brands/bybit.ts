import type { Wallet } from '../Wallet.ts'

export const bybit: Wallet = {
  deepLinks: {
    android: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}',
    ios: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}',
  },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bybit.app',
    chrome: 'https://chromewebstore.google.com/detail/pdliaogehgdbhbnmkklieghmmjkpigpa',
    extension: 'https://www.bybit.com/en/web3',
    ios: 'https://apps.apple.com/app/id1488296980',
    mobile: 'https://www.bybit.com/en/web3',
  },
  icon: new URL('../../icons/bybit.svg?no-inline', import.meta.url).href,
  id: 'bybit',
  name: 'Bybit Wallet',
  rdns: ['com.bybit'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
