import { defineWallet } from '../defineWallet.ts'

export const okx = defineWallet('okx', 'OKX Wallet', {
  browse: 'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{urlTwice}',
  deepLinks: { ios: 'okxwallet://main/wc?uri={uri}' },
  downloads: {
    edge: 'https://microsoftedge.microsoft.com/addons/detail/okx-wallet/pbpjkcldjiffchgbbndmhojiacbgflha',
    extension: 'https://www.okx.com/download',
    firefox: 'https://addons.mozilla.org/firefox/addon/okexwallet',
    mobile: 'https://www.okx.com/download',
  },
  flag: 'isOkxWallet',
  rdns: ['com.okex.wallet'],
  stores: { android: 'com.okx.wallet', chrome: 'mcohilncbfahbmgdjkbpemcciiolgcge', ios: '6743309484' },
})
export const brave = defineWallet('brave', 'Brave Wallet', {
  downloads: { desktop: 'https://brave.com/download', mobile: 'https://brave.com/download' },
  flag: 'isBraveWallet',
  rdns: ['com.brave.wallet'],
  steps: {
    desktop: ['installDesktop', 'openBrowserWallet', 'createWallet'],
    mobile: ['installApp', 'createWallet', 'refreshPage'],
  },
})
export const frame = defineWallet('frame', 'Frame', {
  downloads: { desktop: 'https://frame.sh', extension: 'https://frame.sh' },
  flag: 'isFrame',
  rdns: ['sh.frame'],
  steps: { desktop: ['installDesktop', 'connectDevice', 'connectDesktop'] },
})
export const imToken = defineWallet('imToken', 'imToken', {
  deepLinks: { android: 'imtokenv2://wc?uri={uri}', ios: 'imtokenv2://wc?uri={uri}' },
  downloads: { mobile: 'https://token.im/download' },
  flag: 'isImToken',
  stores: { android: 'im.token.app', ios: '1384798940' },
})
export const ready = defineWallet('ready', 'Ready', {
  deepLinks: { ios: 'argent://app/wc?uri={uri}' },
  downloads: { mobile: 'https://www.ready.co/app' },
  stores: { android: 'im.argent.contractwalletclient', ios: '1358741926' },
})
export const uniswap = defineWallet('uniswap', 'Uniswap Wallet', {
  deepLinks: { android: 'uniswap://wc?uri={uri}', ios: 'uniswap://wc?uri={uri}' },
  downloads: { extension: 'https://wallet.uniswap.org', mobile: 'https://wallet.uniswap.org' },
  rdns: ['org.uniswap.app'],
  stores: { android: 'com.uniswap.mobile', chrome: 'nnpmfplkfogfpmcngplhnbdnnilmcdcg', ios: '6443944476' },
})
export const binance = defineWallet('binance', 'Binance Wallet', {
  deepLinks: { ios: 'bnc://app.binance.com/cedefi/wc?uri={uri}' },
  downloads: { mobile: 'https://www.binance.com/en/download' },
  flag: 'isBinance',
  rdns: ['com.binance.wallet'],
  stores: { android: 'com.binance.dev', chrome: 'cadiboklkpojfamcoggejbbdjcoiljjk', ios: '1436799971' },
})
export const bitget = defineWallet('bitget', 'Bitget Wallet', {
  deepLinks: { ios: 'bitkeep://wc?uri={uri}' },
  downloads: {
    extension: 'https://web3.bitget.com/en/wallet-download',
    mobile: 'https://web3.bitget.com/en/wallet-download',
  },
  flag: 'isBitKeep',
  rdns: ['com.bitget.web3'],
  stores: { chrome: 'jiidiaalihmmhddjgbnbgdfflelocpak', ios: '1395301115' },
})
export const bybit = defineWallet('bybit', 'Bybit Wallet', {
  deepLinks: {
    android: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}',
    ios: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}',
  },
  downloads: { extension: 'https://www.bybit.com/en/web3', mobile: 'https://www.bybit.com/en/web3' },
  rdns: ['com.bybit'],
  stores: { android: 'com.bybit.app', chrome: 'pdliaogehgdbhbnmkklieghmmjkpigpa', ios: '1488296980' },
})
export const exodus = defineWallet('exodus', 'Exodus', {
  deepLinks: { android: 'exodus://wc?uri={uri}', ios: 'exodus://wc?uri={uri}' },
  downloads: {
    desktop: 'https://www.exodus.com/download',
    extension: 'https://www.exodus.com/download',
    mobile: 'https://www.exodus.com/download',
  },
  flag: 'isExodus',
  rdns: ['com.exodus.web3-wallet'],
  stores: { android: 'exodusmovement.exodus', chrome: 'aholpfdialjgjfhomihkjbmgjidlcdno', ios: '1414384820' },
})

export const other = [okx, brave, frame, imToken, ready, uniswap, binance, bitget, bybit, exodus]
