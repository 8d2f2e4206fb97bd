import type { Wallet } from '../Wallet.ts'

export const bloom: Wallet = {
  deepLinks: { desktop: 'bloom://wallet-connect/wc?uri={uri}' },
  downloads: { desktop: 'https://bloomwallet.io' },
  id: 'bloom',
  name: 'Bloom Wallet',
  steps: { desktop: ['installDesktop', 'createWallet', 'connectDesktop'] },
}
