import { defineWallet } from '../defineWallet.ts'

export const keplr = defineWallet('keplr', 'Keplr', {
  downloads: {
    edge: 'https://microsoftedge.microsoft.com/addons/detail/keplr/ocodgmmffbkkeecmadcijjhkmeohinei',
    extension: 'https://keplr.app',
    firefox: 'https://addons.mozilla.org/firefox/addon/keplr',
    mobile: 'https://keplr.app',
  },
  rdns: ['app.keplr'],
  steps: { mobile: ['installApp', 'createWallet', 'refreshPage'] },
  stores: { android: 'com.chainapsis.keplr', chrome: 'dmkamcknogkgcdfhhbddcghachkejeap', ios: '1567851089' },
})
export const alphaWallet = defineWallet('alphaWallet', 'AlphaWallet', {
  deepLinks: { android: 'awallet://wc?uri={uri}', ios: 'awallet://wc?uri={uri}', qr: 'https://aw.app/wc?uri={uri}' },
  downloads: { mobile: 'https://alphawallet.com' },
  stores: { android: 'io.stormbird.wallet', ios: '1358230430' },
})
export const bestWallet = defineWallet('bestWallet', 'Best Wallet', {
  deepLinks: { android: 'bw://app/connect/wc?uri={uri}', ios: 'bw://app/connect/wc?uri={uri}' },
  downloads: { mobile: 'https://bestwallet.com' },
  stores: { android: 'com.bestwallet.mobile', ios: '6451312105' },
})
export const blocto = defineWallet('blocto', 'Blocto', {
  deepLinks: { android: 'blocto://wc?uri={uri}', ios: 'blocto://wc?uri={uri}', qr: 'https://blocto.app/wc?uri={uri}' },
  downloads: { mobile: 'https://blocto.io' },
  stores: { android: 'com.portto.blocto', ios: '1481181682' },
})
export const cake = defineWallet('cake', 'Cake Wallet', {
  deepLinks: { android: 'cakewallet://wc?uri={uri}', ios: 'cakewallet://wc?uri={uri}' },
  downloads: { mobile: 'https://cakewallet.com' },
  stores: { android: 'com.cakewallet.cake_wallet', ios: '1334702542' },
})
export const coolWallet = defineWallet('coolWallet', 'CoolWallet', {
  deepLinks: { android: 'coolwallet://wc?uri={uri}', ios: 'coolwallet://wc?uri={uri}' },
  downloads: { mobile: 'https://coolwallet.io' },
  rdns: ['com.coolbitx.cwsapp'],
  steps: { mobile: ['installApp', 'connectDevice', 'scanCode'] },
  stores: { android: 'com.coolbitx.cwsapp', ios: '1328764142' },
})
export const cryptoCom = defineWallet('cryptoCom', 'Crypto.com Onchain', {
  deepLinks: {
    android: 'dfw://wc?uri={uri}',
    ios: 'dfw://wc?uri={uri}',
    qr: 'https://wallet.crypto.com/deeplink/wc?uri={uri}',
  },
  downloads: { extension: 'https://crypto.com/onchain', mobile: 'https://crypto.com/onchain' },
  rdns: ['com.crypto.wallet'],
  stores: { android: 'com.defi.wallet', chrome: 'hifafgmccdpekplomjjkcfgodnhcellj', ios: '1512048310' },
})
export const dcent = defineWallet('dcent', 'D’CENT Wallet', {
  deepLinks: {
    android: 'dcent://wc?uri={uri}',
    ios: 'dcent://wc?uri={uri}',
    qr: 'https://link.dcentwallet.com/wc?uri={uri}',
  },
  downloads: { mobile: 'https://dcentwallet.com' },
  steps: { mobile: ['installApp', 'connectDevice', 'scanCode'] },
  stores: { android: 'com.kr.iotrust.dcent.wallet', ios: '1447206611' },
})
export const family = defineWallet('family', 'Family', {
  deepLinks: { ios: 'familywallet://wc?uri={uri}' },
  downloads: { mobile: 'https://family.co' },
  rdns: ['co.family.wallet'],
  stores: { ios: '1606779267' },
})
export const fireblocks = defineWallet('fireblocks', 'Fireblocks', {
  deepLinks: { android: 'fireblocks-wc://wc?uri={uri}', ios: 'fireblocks-wc://wc?uri={uri}' },
  downloads: { mobile: 'https://www.fireblocks.com' },
  stores: { android: 'com.fireblocks.client', ios: '1439296596' },
})
export const klever = defineWallet('klever', 'Klever Wallet', {
  deepLinks: {
    android: 'klever-wallet://dp/walletconnect/wc?uri={uri}',
    ios: 'klever-wallet://dp/walletconnect/wc?uri={uri}',
  },
  downloads: { mobile: 'https://klever.io' },
  stores: { android: 'finance.klever.bitcoin.wallet', ios: '1615064243' },
})
export const mathWallet = defineWallet('mathWallet', 'MathWallet', {
  deepLinks: { android: 'mathwallet://wc?uri={uri}', ios: 'mathwallet://wc?uri={uri}' },
  downloads: {
    edge: 'https://microsoftedge.microsoft.com/addons/detail/math-wallet/dfeccadlilpndjjohbjdblepmjeahlmm',
    extension: 'https://mathwallet.org',
    mobile: 'https://mathwallet.org',
  },
  stores: { android: 'com.mathwallet.android', chrome: 'afbcbjpbpfadlkmhmclhkeeodmamcflc', ios: '1582612388' },
})
export const robinhood = defineWallet('robinhood', 'Robinhood Wallet', {
  deepLinks: { android: 'robinhood-wallet://wc?uri={uri}', ios: 'robinhood-wallet://wc?uri={uri}' },
  downloads: { mobile: 'https://robinhood.com/web3-wallet/' },
  rdns: ['com.robinhood.wallet'],
  stores: { android: 'com.robinhood.gateway' },
})
export const shapeShift = defineWallet('shapeShift', 'ShapeShift', {
  deepLinks: {
    android: 'shapeshift://wc?uri={uri}',
    ios: 'shapeshift://wc?uri={uri}',
    qr: 'https://shapeshift.app.link/wc?uri={uri}',
  },
  downloads: { mobile: 'https://shapeshift.com' },
  stores: { android: 'com.shapeshift.droid_shapeshift', ios: '996569075' },
})
export const status = defineWallet('status', 'Status', {
  deepLinks: {
    android: 'status-app://wc?uri={uri}',
    desktop: 'status-app://wc?uri={uri}',
    ios: 'status-app://wc?uri={uri}',
  },
  downloads: { desktop: 'https://status.app', extension: 'https://status.app', mobile: 'https://status.app' },
  rdns: ['app.status'],
  stores: { android: 'im.status.ethereum', chrome: 'kahehnbpamjplefhpkhafinaodkkenpg', ios: '1178893006' },
})
export const tangem = defineWallet('tangem', 'Tangem', {
  deepLinks: {
    android: 'tangem://wc?uri={uri}',
    ios: 'tangem://wc?uri={uri}',
    qr: 'https://app.tangem.com/wc?uri={uri}',
  },
  downloads: { mobile: 'https://tangem.com' },
  steps: { mobile: ['installApp', 'connectDevice', 'scanCode'] },
  stores: { android: 'com.tangem.wallet', ios: '1354868448' },
})
export const trezor = defineWallet('trezor', 'Trezor Suite', {
  deepLinks: {
    android: 'https://connect.trezor.io/9/deeplink/wc/wc?uri={uri}',
    desktop: 'trezorsuite://walletconnect/wc?uri={uri}',
    ios: 'https://connect.trezor.io/9/deeplink/wc/wc?uri={uri}',
  },
  downloads: { desktop: 'https://trezor.io/trezor-suite', mobile: 'https://trezor.io/trezor-suite' },
  steps: {
    desktop: ['installDesktop', 'connectDevice', 'connectDesktop'],
    mobile: ['installApp', 'connectDevice', 'scanCode'],
  },
  stores: { android: 'io.trezor.suite', ios: '1631884497' },
})
export const unstoppable = defineWallet('unstoppable', 'Unstoppable Wallet', {
  deepLinks: { android: 'unstoppable.money://wc?uri={uri}', ios: 'unstoppable.money://wc?uri={uri}' },
  downloads: { mobile: 'https://unstoppable.money' },
  stores: { android: 'io.horizontalsystems.bankwallet', ios: '1447619907' },
})
export const zengo = defineWallet('zengo', 'Zengo', {
  deepLinks: {
    android: 'zengo://get.zengo.com/wc?uri={uri}',
    ios: 'zengo://get.zengo.com/wc?uri={uri}',
    qr: 'https://get.zengo.com/wc?uri={uri}',
  },
  downloads: { mobile: 'https://zengo.com' },
  stores: { android: 'com.zengo.wallet', ios: '1440147115' },
})

/** Mostly phone apps; their links are those of the public WalletConnect registry. */
export const apps = [
  keplr,
  alphaWallet,
  bestWallet,
  blocto,
  cake,
  coolWallet,
  cryptoCom,
  dcent,
  family,
  fireblocks,
  klever,
  mathWallet,
  robinhood,
  shapeShift,
  status,
  tangem,
  trezor,
  unstoppable,
  zengo,
]
