import type { Wallet } from '../Wallet.ts'

export const exodus: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/aholpfdialjgjfhomihkjbmgjidlcdno',
    desktop: 'https://www.exodus.com/download',
    extension: 'https://www.exodus.com/download',
  },
  flag: 'isExodus',
  icon: new URL('../../icons/exodus.svg?no-inline', import.meta.url).href,
  id: 'exodus',
  name: 'Exodus',
  rdns: ['com.exodus.web3-wallet'],
  steps: {
    desktop: ['installDesktop', 'createWallet', 'connectDesktop'],
    extension: ['installExtension', 'createWallet', 'refreshPage'],
  },
}
