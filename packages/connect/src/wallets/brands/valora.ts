import type { Wallet } from '../Wallet.ts'

export const valora: Wallet = {
  deepLinks: { ios: 'celo://wallet/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=co.clabs.valora',
    ios: 'https://apps.apple.com/app/id1520414263',
    mobile: 'https://valora.xyz',
  },
  id: 'valora',
  name: 'Valora',
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
