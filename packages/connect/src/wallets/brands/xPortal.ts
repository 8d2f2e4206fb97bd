import type { Wallet } from '../Wallet.ts'

export const xPortal: Wallet = {
  deepLinks: { ios: 'xportal://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.elrond.maiar.wallet',
    ios: 'https://apps.apple.com/app/id1519405832',
    mobile: 'https://xportal.com/app',
  },
  flag: 'isxPortal',
  id: 'xportal',
  name: 'xPortal',
  rdns: ['com.elrond.maiar.wallet'],
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
