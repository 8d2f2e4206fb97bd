import type { Wallet } from '../Wallet.ts'

export const core: Wallet = {
  deepLinks: {},
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.avaxwallet',
    chrome: 'https://chromewebstore.google.com/detail/agoakfejjabomempkjlepdflaleeobhb',
    extension: 'https://extension.core.app',
    ios: 'https://apps.apple.com/app/id6443685999',
    mobile: 'https://core.app/?downloadCoreMobile=1',
  },
  flag: 'isAvalanche',
  id: 'core',
  name: 'Core',
  rdns: ['app.core.extension'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
