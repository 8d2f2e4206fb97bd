import type { Wallet } from '../Wallet.ts'

export const bifrost: Wallet = {
  deepLinks: { ios: 'https://app.bifrostwallet.com/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.bifrostwallet.app',
    ios: 'https://apps.apple.com/app/id1577198351',
    mobile: 'https://bifrostwallet.com',
  },
  flag: 'isBifrost',
  id: 'bifrost',
  name: 'Bifrost Wallet',
  rdns: ['com.bifrostwallet'],
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
