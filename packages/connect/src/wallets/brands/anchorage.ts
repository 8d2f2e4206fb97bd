import type { Wallet } from '../Wallet.ts'

export const anchorage: Wallet = {
  downloads: {
    chrome: 'https://chromewebstore.google.com/detail/fadcgekaahkbmhjnpdhldednpbfpmkfl',
    ios: 'https://apps.apple.com/app/id6754656781',
  },
  flag: 'isAnchorageDigital',
  id: 'anchorage',
  name: 'Anchorage Digital',
  rdns: ['com.anchorage.connect'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createPasskey', 'refreshPage'],
  },
}
