import type { Wallet } from '../Wallet.ts'

export const kaia: Wallet = {
  deepLinks: { android: 'kaikas://walletconnect?uri={uri}', ios: 'kaikas://walletconnect?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=io.klutch.wallet',
    chrome: 'https://chromewebstore.google.com/detail/jblndlipeogpafnldhgmapagcccfchpi',
    extension: 'https://app.kaiawallet.io',
    ios: 'https://apps.apple.com/app/id6502896387',
    mobile: 'https://app.kaiawallet.io',
  },
  icon: new URL('../../icons/kaia.svg?no-inline', import.meta.url).href,
  id: 'kaia',
  name: 'Kaia Wallet',
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
