import type { Wallet } from '../Wallet.ts'

export const okto: Wallet = {
  deepLinks: { ios: 'okto://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=im.okto.contractwalletclient',
    ios: 'https://apps.apple.com/app/id6450688229',
    mobile: 'https://okto.tech',
  },
  id: 'okto',
  name: 'Okto',
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
