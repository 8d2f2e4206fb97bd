import type { Wallet } from '../Wallet.ts'

export const bitget: Wallet = {
  deepLinks: { ios: 'bitkeep://wc?uri={uri}' },
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/jiidiaalihmmhddjgbnbgdfflelocpak',
    extension: 'https://web3.bitget.com/en/wallet-download',
    ios: 'https://apps.apple.com/app/id1395301115',
    mobile: 'https://web3.bitget.com/en/wallet-download',
  },
  flag: 'isBitKeep',
  icon: new URL('../../icons/bitget.svg?no-inline', import.meta.url).href,
  id: 'bitget',
  name: 'Bitget Wallet',
  rdns: ['com.bitget.web3'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
