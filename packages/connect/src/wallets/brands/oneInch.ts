import type { Wallet } from '../Wallet.ts'

export const oneInch: Wallet = {
  deepLinks: { android: 'oneinch://wc?uri={uri}', ios: 'oneinch://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.oneinch.android',
    ios: 'https://apps.apple.com/app/id1546049391',
    mobile: 'https://1inch.io/wallet',
  },
  icon: new URL('../../icons/1inch.svg?no-inline', import.meta.url).href,
  id: '1inch',
  name: '1inch Wallet',
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
