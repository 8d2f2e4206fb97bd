import type { Wallet } from '../Wallet.ts'

export const gate: Wallet = {
  deepLinks: { ios: 'gtweb3wallet://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.gateio.gateio',
    chrome: 'https://chromewebstore.google.com/detail/cpmkedoipcpimgecpmgpldfpohjplkpp',
    extension: 'https://www.gate.io/web3',
    ios: 'https://apps.apple.com/app/id1294998195',
    mobile: 'https://www.gate.io/mobileapp',
  },
  icon: new URL('../../icons/gate.svg?no-inline', import.meta.url).href,
  id: 'gate',
  name: 'Gate Wallet',
  rdns: ['io.gate.wallet'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
}
