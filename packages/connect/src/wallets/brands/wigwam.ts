import type { Wallet } from '../Wallet.ts'

export const wigwam: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/lccbohhgfkdikahanoclbdmaolidjdfl',
    extension: 'https://wigwam.app',
  },
  flag: 'isWigwam',
  id: 'wigwam',
  name: 'Wigwam',
  rdns: ['com.wigwam.wallet'],
  steps: { extension: ['installExtension', 'createWallet', 'refreshPage'] },
}
