import type { Wallet } from '../Wallet.ts'

export const safeheron: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/aiaghdjafpiofpainifbgfgjfpclngoh',
    extension: 'https://www.safeheron.com',
  },
  flag: 'isSafeheron',
  id: 'safeheron',
  name: 'Safeheron',
  steps: { extension: ['installExtension', 'createWallet', 'refreshPage'] },
}
