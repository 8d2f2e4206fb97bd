import type { Wallet } from '../Wallet.ts'

export const bitverse: Wallet = {
  deepLinks: { android: 'bitverseapp://open/wallet/wc?uri={uri}', ios: 'bitverseapp://open/wallet/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bitverse.app',
    ios: 'https://apps.apple.com/app/id1645515614',
    mobile: 'https://www.bitverse.zone/download',
  },
  id: 'bitverse',
  name: 'Bitverse Wallet',
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
