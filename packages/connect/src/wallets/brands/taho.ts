import type { Wallet } from '../Wallet.ts'

export const taho: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/eajafomhmkipbjmfmhebemolkcicgfmd',
    extension: 'https://taho.xyz',
  },
  flag: 'isTally',
  id: 'taho',
  name: 'Taho',
  steps: { extension: ['installExtension', 'createWallet', 'refreshPage'] },
}
