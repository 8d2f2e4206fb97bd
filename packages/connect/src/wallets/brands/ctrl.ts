import type { Wallet } from '../Wallet.ts'

export const ctrl: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/hmeobnfnfcmdkdcmlblgagmfpfboieaf',
    extension: 'https://ctrl.xyz',
  },
  id: 'ctrl',
  name: 'CTRL Wallet',
  rdns: ['xyz.ctrl'],
  steps: { extension: ['installExtension', 'createWallet', 'refreshPage'] },
}
