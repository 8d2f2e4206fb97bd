import type { Wallet } from '../Wallet.ts'

export const brave: Wallet = {
  downloads: { desktop: 'https://brave.com/download', mobile: 'https://brave.com/download' },
  flag: 'isBraveWallet',
  id: 'brave',
  name: 'Brave Wallet',
  rdns: ['com.brave.wallet'],
  steps: {
    desktop: ['installDesktop', 'openBrowserWallet', 'createWallet'],
    mobile: ['installApp', 'createWallet', 'refreshPage'],
  },
}
