import type { Wallet } from '../Wallet.ts'

export const nova: Wallet = {
  deepLinks: { android: 'novawallet://wc?uri={uri}', ios: 'novawallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.novafoundation.nova.market',
    ios: 'https://apps.apple.com/app/id1597119355',
    mobile: 'https://nova-wallet.app.link',
  },
  id: 'nova',
  name: 'Nova Wallet',
  rdns: ['io.novawallet'],
  steps: { mobile: ['installApp', 'createWallet', 'scanFromSettings'] },
}
