import type { Wallet } from '../Wallet.ts'

export const frame: Wallet = {
  downloads: { desktop: 'https://frame.sh', extension: 'https://frame.sh' },
  flag: 'isFrame',
  id: 'frame',
  name: 'Frame',
  rdns: ['sh.frame'],
  steps: {
    desktop: ['installDesktop', 'connectDevice', 'connectDesktop'],
    extension: ['installExtension', 'createWallet', 'refreshPage'],
  },
}
