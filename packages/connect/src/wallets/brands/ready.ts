import type { Wallet } from '../Wallet.ts'

export const ready: Wallet = {
  deepLinks: { ios: 'argent://app/wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=im.argent.contractwalletclient',
    ios: 'https://apps.apple.com/app/id1358741926',
    mobile: 'https://www.ready.co/app',
  },
  icon: new URL('../../icons/ready.svg?no-inline', import.meta.url).href,
  id: 'ready',
  name: 'Ready',
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
