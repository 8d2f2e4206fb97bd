import type { Wallet } from '../Wallet.ts'

export const uniswap: Wallet = {
  deepLinks: { android: 'uniswap://wc?uri={uri}', ios: 'uniswap://wc?uri={uri}' },
  downloads: { ios: 'https://apps.apple.com/app/id6443944476', mobile: 'https://wallet.uniswap.org' },
  icon: new URL('../../icons/uniswap.svg?no-inline', import.meta.url).href,
  id: 'uniswap',
  name: 'Uniswap Wallet',
  rdns: ['org.uniswap.app'],
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
}
