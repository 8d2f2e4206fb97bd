import { defineWallet } from '../defineWallet.ts'

export const backpack = defineWallet('backpack', 'Backpack', {
  downloads: { extension: 'https://backpack.app/download', mobile: 'https://backpack.app/download' },
  rdns: ['app.backpack', 'app.backpack.mobile'],
  steps: { mobile: ['installApp', 'createWallet', 'refreshPage'] },
  stores: { android: 'app.backpack.mobile', chrome: 'aflkmfhebedbjioipglgcbcmnbpgliof', ios: '6445964121' },
})
export const coin98 = defineWallet('coin98', 'Coin98 Wallet', {
  deepLinks: {},
  downloads: { extension: 'https://coin98.com/wallet', mobile: 'https://coin98.com/wallet' },
  flag: 'isCoin98',
  rdns: ['com.coin98'],
  stores: { android: 'coin98.crypto.finance.media', chrome: 'aeachknmefphepccionboohckonoeemg', ios: '1561969966' },
})
export const enkrypt = defineWallet('enkrypt', 'Enkrypt', {
  downloads: {
    edge: 'https://microsoftedge.microsoft.com/addons/detail/enkrypt-ethereum-polkad/gfenajajnjjmmdojhdjmnngomkhlnfjl',
    extension: 'https://www.enkrypt.com',
    firefox: 'https://addons.mozilla.org/firefox/addon/enkrypt',
    opera: 'https://addons.opera.com/en/extensions/details/enkrypt/',
    safari: 'https://apps.apple.com/app/id1640164309',
  },
  rdns: ['com.enkrypt'],
  stores: { chrome: 'kkpllkodjeloidieedojogacfhpaihoh' },
})
export const kraken = defineWallet('kraken', 'Kraken Wallet', {
  deepLinks: { android: 'krakenwallet://wc?uri={uri}', ios: 'krakenwallet://wc?uri={uri}' },
  downloads: { mobile: 'https://kraken.com/wallet' },
  stores: { android: 'com.kraken.superwallet', ios: '1626327149' },
})
export const mew = defineWallet('mew', 'MEW wallet', {
  deepLinks: {
    android: 'https://mewwallet.com/wc?uri={uri}',
    ios: 'https://mewwallet.com/wc?uri={uri}',
    qr: 'https://mewwallet.com/wc?uri={uri}',
  },
  downloads: { mobile: 'https://mewwallet.com' },
  flag: 'isMEWwallet',
  stores: { android: 'com.myetherwallet.mewwallet', ios: '1464614025' },
})
export const ronin = defineWallet('ronin', 'Ronin Wallet', {
  deepLinks: { android: 'roninwallet://wc?uri={uri}', ios: 'roninwallet://wc?uri={uri}' },
  downloads: {
    edge: 'https://microsoftedge.microsoft.com/addons/detail/ronin-wallet/kjmoohlgokccodicjjfebfomlbljgfhk',
    extension: 'https://wallet.roninchain.com',
    firefox: 'https://addons.mozilla.org/firefox/addon/ronin-wallet',
    mobile: 'https://wallet.roninchain.com',
  },
  rdns: ['com.roninchain.wallet'],
  stores: { android: 'com.skymavis.genesis', chrome: 'fnjhmkhhmkbjkkabndcnnogagogbneec', ios: '1592675001' },
})
export const tokenPocket = defineWallet('tokenPocket', 'TokenPocket', {
  deepLinks: { android: 'tpoutside://wc?uri={uri}', ios: 'tpoutside://wc?uri={uri}' },
  downloads: { extension: 'https://extension.tokenpocket.pro', mobile: 'https://tokenpocket.pro/en/download/app' },
  flag: 'isTokenPocket',
  rdns: ['pro.tokenpocket'],
  stores: { android: 'vip.mytokenpocket', chrome: 'mfgccjchihfkkindfppnaooecgfneiii', ios: '6444625622' },
})
export const gate = defineWallet('gate', 'Gate Wallet', {
  deepLinks: { ios: 'gtweb3wallet://wc?uri={uri}' },
  downloads: { extension: 'https://www.gate.io/web3', mobile: 'https://www.gate.io/mobileapp' },
  rdns: ['io.gate.wallet'],
  stores: { android: 'com.gateio.gateio', chrome: 'cpmkedoipcpimgecpmgpldfpohjplkpp', ios: '1294998195' },
})
export const oneInch = defineWallet('1inch', '1inch Wallet', {
  deepLinks: { android: 'oneinch://wc?uri={uri}', ios: 'oneinch://wc?uri={uri}' },
  downloads: { mobile: 'https://1inch.io/wallet' },
  stores: { android: 'io.oneinch.android', ios: '1546049391' },
})
export const core = defineWallet('core', 'Core', {
  deepLinks: { android: 'core://wc?uri={uri}', ios: 'core://wc?uri={uri}' },
  downloads: { extension: 'https://extension.core.app', mobile: 'https://core.app/?downloadCoreMobile=1' },
  flag: 'isAvalanche',
  rdns: ['app.core.extension'],
  stores: { android: 'com.avaxwallet', chrome: 'agoakfejjabomempkjlepdflaleeobhb', ios: '6443685999' },
})
export const frontier = defineWallet('frontier', 'Frontier Wallet', {
  deepLinks: { android: 'frontier://wc?uri={uri}', ios: 'frontier://wc?uri={uri}' },
  downloads: { extension: 'https://www.frontier.xyz/download', mobile: 'https://www.frontier.xyz/download' },
  flag: 'isFrontier',
  rdns: ['xyz.frontier.wallet'],
  stores: { android: 'com.frontierwallet', chrome: 'kppfdiipphfccemcignhifpjkapfbihd', ios: '1482380988' },
})
export const taho = defineWallet('taho', 'Taho', {
  downloads: { extension: 'https://taho.xyz' },
  flag: 'isTally',
  stores: { chrome: 'eajafomhmkipbjmfmhebemolkcicgfmd' },
})
export const talisman = defineWallet('talisman', 'Talisman', {
  downloads: {
    extension: 'https://talisman.xyz/download',
    firefox: 'https://addons.mozilla.org/firefox/addon/talisman-wallet-extension',
  },
  flag: 'isTalisman',
  rdns: ['xyz.talisman'],
  stores: { chrome: 'fijngjgcjhjmmpcmkeiomlglpeiijkld' },
})
export const subWallet = defineWallet('subwallet', 'SubWallet', {
  deepLinks: { android: 'subwallet://wc?uri={uri}', ios: 'subwallet://wc?uri={uri}' },
  downloads: {
    extension: 'https://www.subwallet.app/download',
    firefox: 'https://addons.mozilla.org/firefox/addon/subwallet',
    mobile: 'https://www.subwallet.app/download',
  },
  flag: 'isSubWallet',
  rdns: ['app.subwallet'],
  stores: { android: 'app.subwallet.mobile', chrome: 'onhogfjeacnfoofkfgppdlbmlmnplgbn', ios: '1633050285' },
})
export const safePal = defineWallet('safepal', 'SafePal', {
  deepLinks: { android: 'safepalwallet://wc?uri={uri}', ios: 'safepalwallet://wc?uri={uri}' },
  downloads: { extension: 'https://www.safepal.com/download?product=2', mobile: 'https://www.safepal.com/en/download' },
  flag: 'isSafePal',
  stores: { android: 'io.safepal.wallet', chrome: 'lgmpcpglpngdoalbgeoldeajfclnhafa', ios: '1548297139' },
})
export const oneKey = defineWallet('onekey', 'OneKey', {
  downloads: {
    edge: 'https://microsoftedge.microsoft.com/addons/detail/onekey/obffkkagpmohennipjokmpllocnlndac',
    extension: 'https://www.onekey.so/download/',
    mobile: 'https://www.onekey.so/download/',
  },
  rdns: ['so.onekey.app.wallet'],
  steps: {
    extension: ['installExtension', 'connectDevice', 'refreshPage'],
    mobile: ['installApp', 'connectDevice', 'refreshPage'],
  },
  stores: { android: 'so.onekey.app.wallet', chrome: 'jnmbobjmhlngoefaiojfljckilhhlhcj', ios: '1609559473' },
})
export const xPortal = defineWallet('xportal', 'xPortal', {
  deepLinks: { ios: 'xportal://wc?uri={uri}' },
  downloads: { mobile: 'https://xportal.com/app' },
  flag: 'isxPortal',
  rdns: ['com.elrond.maiar.wallet'],
  stores: { android: 'com.elrond.maiar.wallet', ios: '1519405832' },
})
export const zeal = defineWallet('zeal', 'Zeal', {
  deepLinks: { android: 'zeal://wc?uri={uri}', ios: 'zeal://wc?uri={uri}' },
  downloads: { extension: 'https://zeal.app', mobile: 'https://zeal.app' },
  flag: 'isZeal',
  rdns: ['app.zeal'],
  steps: { mobile: ['installApp', 'createPasskey', 'scanCode'] },
  stores: { android: 'app.zeal.wallet', chrome: 'heamnjbnflcikcggoiplibfommfbkjpj' },
})
export const zilPay = defineWallet('zilpay', 'ZilPay', {
  deepLinks: { android: 'zilpay://wc?uri={uri}', ios: 'zilpay://wc?uri={uri}' },
  downloads: { mobile: 'https://zilpay.io' },
  flag: 'isZilPay',
  rdns: ['io.zilpay'],
  stores: { android: 'com.zilpaymobile', ios: '1547105860' },
})
export const okto = defineWallet('okto', 'Okto', {
  deepLinks: { ios: 'okto://wc?uri={uri}' },
  downloads: { mobile: 'https://okto.tech' },
  stores: { android: 'com.coindcx.okto', ios: '6450688229' },
})
export const valora = defineWallet('valora', 'Valora', {
  deepLinks: { ios: 'celo://wallet/wc?uri={uri}' },
  downloads: { mobile: 'https://valora.xyz' },
  stores: { android: 'co.clabs.valora', ios: '1520414263' },
})
export const ioPay = defineWallet('iopay', 'ioPay', {
  deepLinks: { ios: 'iopay://wc?uri={uri}' },
  downloads: { extension: 'https://iopay.me', mobile: 'https://iopay.me' },
  stores: { android: 'io.iotex.iopay.gp', ios: '1478086371' },
})
export const foxWallet = defineWallet('foxwallet', 'FoxWallet', {
  deepLinks: { android: 'foxwallet://wc?uri={uri}', ios: 'foxwallet://wc?uri={uri}' },
  downloads: { mobile: 'https://foxwallet.com/download' },
  stores: { android: 'com.foxwallet.play', ios: '1590983231' },
})
export const bifrost = defineWallet('bifrost', 'Bifrost Wallet', {
  deepLinks: { ios: 'https://app.bifrostwallet.com/wc?uri={uri}' },
  downloads: { mobile: 'https://bifrostwallet.com' },
  flag: 'isBifrost',
  rdns: ['com.bifrostwallet'],
  stores: { android: 'com.bifrostwallet.app', ios: '1577198351' },
})
export const bitverse = defineWallet('bitverse', 'Bitverse Wallet', {
  deepLinks: { android: 'bitverseapp://open/wallet/wc?uri={uri}', ios: 'bitverseapp://open/wallet/wc?uri={uri}' },
  downloads: { extension: 'https://www.bitverse.zone/download', mobile: 'https://www.bitverse.zone/download' },
  stores: { android: 'com.bitverse.app', chrome: 'gkeelndblnomfmjnophbhfhcjbcnemka', ios: '1645515614' },
})
export const bloom = defineWallet('bloom', 'Bloom Wallet', {
  deepLinks: { desktop: 'bloom://wallet-connect/wc?uri={uri}' },
  downloads: { desktop: 'https://bloomwallet.io' },
})
export const anchorage = defineWallet('anchorage', 'Anchorage Digital', {
  flag: 'isAnchorageDigital',
  rdns: ['com.anchorage.connect'],
  steps: { mobile: ['installApp', 'createPasskey', 'refreshPage'] },
  stores: { chrome: 'fadcgekaahkbmhjnpdhldednpbfpmkfl', ios: '6754656781' },
})
export const beraSig = defineWallet('berasig', 'BeraSig', {
  downloads: { mobile: 'https://berasig.com' },
  rdns: ['app.berasig'],
  steps: { mobile: ['installApp', 'createWallet', 'refreshPage'] },
  stores: { android: 'io.berasig.ios', chrome: 'ckedkkegjbflcfblcjklibnedmfjppbj', ios: '6502052535' },
})
export const compass = defineWallet('compass', 'Compass Wallet', {
  deepLinks: { android: 'leapcompass://wc?uri={uri}', ios: 'leapcompass://wc?uri={uri}' },
  downloads: { extension: 'https://compasswallet.io/download', mobile: 'https://compasswallet.io/download' },
  rdns: ['io.leapwallet.CompassWallet'],
  stores: { android: 'io.leapwallet.compass', chrome: 'anokgmphncpekkhclmingpimjmcooifb', ios: '6450257441' },
})
export const ctrl = defineWallet('ctrl', 'CTRL Wallet', {
  deepLinks: { android: 'ctrl-mobile://wc?uri={uri}', ios: 'ctrl-mobile://wc?uri={uri}' },
  downloads: { extension: 'https://ctrl.xyz', mobile: 'https://ctrl.xyz' },
  rdns: ['xyz.ctrl'],
  stores: { android: 'xyz.ctrl.wallet', chrome: 'hmeobnfnfcmdkdcmlblgagmfpfboieaf', ios: '6630386336' },
})
export const kaia = defineWallet('kaia', 'Kaia Wallet', {
  deepLinks: { android: 'kaikas://walletconnect?uri={uri}', ios: 'kaikas://walletconnect?uri={uri}' },
  downloads: { extension: 'https://app.kaiawallet.io', mobile: 'https://app.kaiawallet.io' },
  stores: { android: 'io.klutch.wallet', chrome: 'jblndlipeogpafnldhgmapagcccfchpi', ios: '6502896387' },
})
export const kresus = defineWallet('kresus', 'Kresus Wallet', {
  deepLinks: { android: 'com.kresus.superapp://wc?uri={uri}', ios: 'com.kresus.superapp://wc?uri={uri}' },
  downloads: { mobile: 'https://kresusconnect.kresus.com/download' },
  steps: { mobile: ['installApp', 'createPasskey', 'scanCode'] },
  stores: { android: 'com.kresus.superapp', ios: '6444355152' },
})
export const magicEden = defineWallet('magicEden', 'Magic Eden Wallet', {
  deepLinks: { android: 'magiceden://wc?uri={uri}', ios: 'magiceden://wc?uri={uri}' },
  downloads: { extension: 'https://wallet.magiceden.io', mobile: 'https://wallet.magiceden.io' },
  rdns: ['io.magiceden.wallet'],
  stores: { android: 'com.magiceden.wallet', chrome: 'mkpegjkblkkefacfnmkajcjmabijhclg', ios: '6478631482' },
})
export const nest = defineWallet('nest', 'Nest Wallet', {
  deepLinks: { android: 'nestwallet://wc?uri={uri}', ios: 'nestwallet://wc?uri={uri}' },
  downloads: { extension: 'https://nestwallet.xyz', mobile: 'https://nestwallet.xyz' },
  flag: 'isNestWallet',
  rdns: ['xyz.nestwallet'],
  stores: { android: 'xyz.nestwallet.nestwallet', chrome: 'cmoakldedjfnjofgbbfenefcagmedlga', ios: '6451122334' },
})
export const nova = defineWallet('nova', 'Nova Wallet', {
  deepLinks: { android: 'novawallet://wc?uri={uri}', ios: 'novawallet://wc?uri={uri}' },
  downloads: { mobile: 'https://nova-wallet.app.link' },
  rdns: ['io.novawallet'],
  steps: { mobile: ['installApp', 'createWallet', 'scanFromSettings'] },
  stores: { android: 'io.novafoundation.nova.market', ios: '1597119355' },
})
export const safeheron = defineWallet('safeheron', 'Safeheron', {
  downloads: { extension: 'https://www.safeheron.com' },
  flag: 'isSafeheron',
  stores: { chrome: 'aiaghdjafpiofpainifbgfgjfpclngoh' },
})
export const seif = defineWallet('seif', 'Seif', {
  rdns: ['com.passkeywallet.seif'],
  steps: { extension: ['installExtension', 'createPasskey', 'refreshPage'] },
  stores: { chrome: 'albakdmmdafeafbehmcpoejenbeojejl' },
})
export const tokenary = defineWallet('tokenary', 'Tokenary', {
  downloads: {
    extension: 'https://tokenary.io/get',
    ios: 'https://tokenary.io/get',
    mobile: 'https://tokenary.io',
    safari: 'https://tokenary.io/get',
  },
  flag: 'isTokenary',
  steps: { mobile: ['installApp', 'createWallet', 'refreshPage'] },
})
export const universalProfiles = defineWallet('universal-profiles', 'Universal Profiles', {
  deepLinks: {
    android: 'io.universaleverything.universalprofiles://wallet-connect/wc?uri={uri}',
    ios: 'io.universaleverything.universalprofiles://wallet-connect/wc?uri={uri}',
  },
  downloads: { extension: 'https://my.universalprofile.cloud', mobile: 'https://my.universalprofile.cloud' },
  rdns: ['io.universaleverything.universalprofiles'],
  stores: {
    android: 'io.universaleverything.universalprofiles',
    chrome: 'abpickdkkbnbcoepogfhkhennhfhehfn',
    ios: '6702018631',
  },
})
export const wigwam = defineWallet('wigwam', 'Wigwam', {
  deepLinks: { android: 'wigwam://wc?uri={uri}', ios: 'wigwam://wc?uri={uri}' },
  downloads: { extension: 'https://wigwam.app', mobile: 'https://wigwam.app' },
  flag: 'isWigwam',
  rdns: ['com.wigwam.wallet'],
  stores: { android: 'com.wigwamapp', chrome: 'lccbohhgfkdikahanoclbdmaolidjdfl', ios: '6630381643' },
})

export const more = [
  backpack,
  coin98,
  enkrypt,
  kraken,
  mew,
  ronin,
  tokenPocket,
  gate,
  oneInch,
  core,
  frontier,
  taho,
  talisman,
  subWallet,
  safePal,
  oneKey,
  xPortal,
  zeal,
  zilPay,
  okto,
  valora,
  ioPay,
  foxWallet,
  bifrost,
  bitverse,
  bloom,
  anchorage,
  beraSig,
  compass,
  ctrl,
  kaia,
  kresus,
  magicEden,
  nest,
  nova,
  safeheron,
  seif,
  tokenary,
  universalProfiles,
  wigwam,
]
