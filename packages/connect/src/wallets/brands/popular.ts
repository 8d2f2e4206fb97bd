import { defineWallet } from '../defineWallet.ts'

export const rainbow = defineWallet('rainbow', 'Rainbow', {
  deepLinks: { ios: 'rainbow://wc?uri={uri}', qr: 'https://rnbwapp.com/wc?uri={uri}' },
  downloads: { extension: 'https://rainbow.me/extension', mobile: 'https://rainbow.download' },
  flag: 'isRainbow',
  rdns: ['me.rainbow'],
  stores: { android: 'me.rainbow', chrome: 'opfgelmcmbiajamepnmloijbpoleiama', ios: '1457119021' },
})
export const coinbase = defineWallet('coinbase', 'Coinbase Wallet', {
  browse: 'https://go.cb-w.com/dapp?cb_url={url}',
  downloads: { extension: 'https://www.coinbase.com/wallet', mobile: 'https://www.coinbase.com/wallet/downloads' },
  flag: 'isCoinbaseWallet',
  rdns: ['com.coinbase.wallet'],
  stores: { android: 'org.toshi', chrome: 'hnfanknocfeofbddgcijnmhnfnkdnaad', ios: '1278383455' },
})
export const trust = defineWallet('trust', 'Trust Wallet', {
  browse: 'https://link.trustwallet.com/open_url?coin_id=60&url={url}',
  deepLinks: { android: 'trust://wc?uri={uri}', ios: 'trust://wc?uri={uri}' },
  downloads: { extension: 'https://trustwallet.com/browser-extension', mobile: 'https://trustwallet.com/download' },
  flag: 'isTrustWallet',
  rdns: ['com.trustwallet.app'],
  steps: { mobile: ['installApp', 'createWallet', 'scanFromSettings'] },
  stores: { android: 'com.wallet.crypto.trustapp', chrome: 'egjidjbpglichdcondbcbdnbeeppgdph', ios: '1288339409' },
})
export const ledger = defineWallet('ledger', 'Ledger', {
  deepLinks: {
    desktop: 'ledgerlive://wc?uri={uri}',
    ios: 'ledgerlive://wc?uri={uri}',
    qr: 'ledgerlive://wc?uri={uri}',
  },
  downloads: {
    desktop: 'https://www.ledger.com/ledger-live',
    linux: 'https://www.ledger.com/ledger-live/download',
    macos: 'https://www.ledger.com/ledger-live/download',
    mobile: 'https://www.ledger.com/ledger-live',
    windows: 'https://www.ledger.com/ledger-live/download',
  },
  steps: {
    desktop: ['installDesktop', 'connectDevice', 'connectDesktop'],
    mobile: ['installApp', 'connectDevice', 'scanCode'],
  },
  stores: { android: 'com.ledger.live', ios: '1361671700' },
})
export const phantom = defineWallet('phantom', 'Phantom', {
  browse: 'https://phantom.app/ul/browse/{url}?ref={url}',
  downloads: {
    extension: 'https://phantom.app/download',
    firefox: 'https://addons.mozilla.org/firefox/addon/phantom-app',
    mobile: 'https://phantom.app/download',
  },
  flag: 'isPhantom',
  rdns: ['app.phantom'],
  steps: { mobile: ['installApp', 'createWallet', 'refreshPage'] },
  stores: { android: 'app.phantom', chrome: 'bfnaelmomeimhlpmgjnjophhpkkoljpa', ios: '1598432977' },
})
export const zerion = defineWallet('zerion', 'Zerion', {
  deepLinks: { ios: 'zerion://wc?uri={uri}' },
  downloads: { extension: 'https://zerion.io/extension', mobile: 'https://zerion.io/download' },
  flag: 'isZerion',
  rdns: ['io.zerion.wallet'],
  stores: { android: 'io.zerion.android', chrome: 'klghhnkeealcohjjanjjdaeeggmfmlpl', ios: '1456732565' },
})

export const popular = [rainbow, coinbase, trust, ledger, phantom, zerion]
