import type { Wallet } from '../Wallet.ts'

export const talisman: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/fijngjgcjhjmmpcmkeiomlglpeiijkld',
    extension: 'https://talisman.xyz/download',
    firefox: 'https://addons.mozilla.org/firefox/addon/talisman-wallet-extension',
  },
  flag: 'isTalisman',
  id: 'talisman',
  name: 'Talisman',
  rdns: ['xyz.talisman'],
  steps: { extension: ['installExtension', 'createWallet', 'refreshPage'] },
}
