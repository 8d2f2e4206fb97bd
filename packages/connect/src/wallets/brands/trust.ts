import type { Wallet } from '../Wallet.ts'

export const trust: Wallet = {
  browse: 'https://link.trustwallet.com/open_url?coin_id=60&url={url}',
  deepLinks: { android: 'trust://wc?uri={uri}', ios: 'trust://wc?uri={uri}' },
  downloads: {
    android: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
    chrome: 'https://chromewebstore.google.com/detail/egjidjbpglichdcondbcbdnbeeppgdph',
    extension: 'https://trustwallet.com/browser-extension',
    ios: 'https://apps.apple.com/app/id1288339409',
    mobile: 'https://trustwallet.com/download',
  },
  flag: 'isTrustWallet',
  icon: new URL('../../icons/trust.svg?no-inline', import.meta.url).href,
  id: 'trust',
  name: 'Trust Wallet',
  rdns: ['com.trustwallet.app'],
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanFromSettings'],
  },
}
