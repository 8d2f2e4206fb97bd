import type { Wallet } from '../Wallet.ts'

export const foxWallet: Wallet = {
  deepLinks: { android: 'foxwallet://wc?uri={uri}', ios: 'foxwallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.foxwallet.play',
    ios: 'https://apps.apple.com/app/id1590983231',
    mobile: 'https://foxwallet.com/download',
  },
  id: 'foxwallet',
  name: 'FoxWallet',
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
