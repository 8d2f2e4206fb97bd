import type { Wallet } from '../Wallet.ts'

export const zilPay: Wallet = {
  deepLinks: { android: 'zilpay://wc?uri={uri}', ios: 'zilpay://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.zilpaymobile',
    ios: 'https://apps.apple.com/app/id1547105860',
    mobile: 'https://zilpay.io',
  },
  flag: 'isZilPay',
  id: 'zilpay',
  name: 'ZilPay',
  rdns: ['io.zilpay'],
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
