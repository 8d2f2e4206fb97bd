import type { Wallet } from '../Wallet.ts'

export const compass: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/anokgmphncpekkhclmingpimjmcooifb',
    extension: 'https://compasswallet.io/download',
  },
  id: 'compass',
  name: 'Compass Wallet',
  rdns: ['io.leapwallet.CompassWallet'],
  steps: { extension: ['installExtension', 'createWallet', 'refreshPage'] },
}
