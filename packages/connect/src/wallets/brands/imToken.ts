import type { Wallet } from '../Wallet.ts'

export const imToken: Wallet = {
  deepLinks: { android: 'imtokenv2://wc?uri={uri}', ios: 'imtokenv2://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=im.token.app',
    ios: 'https://apps.apple.com/app/id1384798940',
    mobile: 'https://token.im/download',
  },
  flag: 'isImToken',
  icon: new URL('../../icons/imtoken.svg?no-inline', import.meta.url).href,
  id: 'imToken',
  name: 'imToken',
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
