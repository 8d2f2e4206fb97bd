import type { Wallet } from '../Wallet.ts'

export const kraken: Wallet = {
  deepLinks: { android: 'krakenwallet://wc?uri={uri}', ios: 'krakenwallet://wc?uri={uri}' },
  downloads: { ios: 'https://apps.apple.com/app/id1626327149', mobile: 'https://kraken.com/wallet' },
  icon: new URL('../../icons/kraken.svg?no-inline', import.meta.url).href,
  id: 'kraken',
  name: 'Kraken Wallet',
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
