import type { Wallet } from '../Wallet.ts'

export const rabby: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/acmacodkjbdgmoleebolmdjonilkdbch',
    extension: 'https://rabby.io',
  },
  flag: 'isRabby',
  icon: new URL('../../icons/rabby.svg?no-inline', import.meta.url).href,
  id: 'rabby',
  name: 'Rabby Wallet',
  rdns: ['io.rabby'],
  steps: { extension: ['installExtension', 'createWallet', 'refreshPage'] },
}
