import type { Wallet } from '../Wallet.ts'

export const nest: Wallet = {
  downloads: { extension: 'https://nestwallet.xyz' },
  flag: 'isNestWallet',
  id: 'nest',
  name: 'Nest Wallet',
  rdns: ['xyz.nestwallet'],
  steps: { extension: ['installExtension', 'createWallet', 'refreshPage'] },
}
