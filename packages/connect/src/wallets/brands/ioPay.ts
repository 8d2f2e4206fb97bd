import type { Wallet } from '../Wallet.ts'

export const ioPay: Wallet = {
  deepLinks: { ios: 'iopay://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.iotex.iopay.gp',
    extension: 'https://iopay.me',
    ios: 'https://apps.apple.com/app/id1478086371',
    mobile: 'https://iopay.me',
  },
  id: 'iopay',
  name: 'ioPay',
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
