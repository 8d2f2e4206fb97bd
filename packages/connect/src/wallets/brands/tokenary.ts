import type { Wallet } from '../Wallet.ts'

export const tokenary: Wallet = {
  downloads: {
    extension: 'https://tokenary.io/get',
    ios: 'https://tokenary.io/get',
    mobile: 'https://tokenary.io',
    safari: 'https://tokenary.io/get',
  },
  flag: 'isTokenary',
  id: 'tokenary',
  name: 'Tokenary',
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'refreshPage'],
  },
}
