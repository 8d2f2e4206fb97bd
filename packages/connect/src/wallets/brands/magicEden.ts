import type { Wallet } from '../Wallet.ts'

export const magicEden: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/mkpegjkblkkefacfnmkajcjmabijhclg',
    extension: 'https://wallet.magiceden.io',
  },
  id: 'magicEden',
  name: 'Magic Eden Wallet',
  rdns: ['io.magiceden.wallet'],
  steps: { extension: ['installExtension', 'createWallet', 'refreshPage'] },
}
