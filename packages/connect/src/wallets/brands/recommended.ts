import { defineWallet } from '../defineWallet.ts'
import type { Wallet } from '../Wallet.ts'

export const walletConnect: Wallet = {
  deepLinks: {},
  id: 'walletConnect',
  name: 'WalletConnect',
}
export const metaMask = defineWallet('metaMask', 'MetaMask', {
  browse: 'https://metamask.app.link/dapp/{place}',
  deepLinks: {
    android: 'https://metamask.app.link/wc?uri={uri}',
    ios: 'https://metamask.app.link/wc?uri={uri}',
    qr: 'https://metamask.app.link/wc?uri={uri}',
  },
  downloads: {
    edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
    extension: 'https://metamask.io/download',
    firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask',
    mobile: 'https://metamask.io/download',
    opera: 'https://addons.opera.com/extensions/details/metamask-10',
  },
  flag: 'isMetaMask',
  rdns: ['io.metamask', 'io.metamask.flask', 'io.metamask.mobile'],
  stores: { android: 'io.metamask', chrome: 'nkbihfbeogaeaoehlefnkodbefgpgknn', ios: '1438144202' },
})
export const rabby = defineWallet('rabby', 'Rabby Wallet', {
  downloads: { extension: 'https://rabby.io' },
  flag: 'isRabby',
  rdns: ['io.rabby'],
  stores: { chrome: 'acmacodkjbdgmoleebolmdjonilkdbch' },
})
export const safe: Wallet = {
  id: 'safe',
  name: 'Safe',
}

export const recommended = [walletConnect, metaMask, rabby, safe]
