import type { LanguagePack } from '../LanguagePack.ts'

export const connect: LanguagePack['connect'] = {
  connect: 'Cüzdan bağla',
  lead: 'Countersign yalnızca adresinizi ister. Bağlanmakla hiçbir şey imzalanmaz.',
  loading: 'Cüzdan penceresi açılıyor…',
  notLoaded: 'Cüzdan penceresi yüklenemedi',
  retry: 'Tekrar dene',
  description: 'Bir ekibin kendisinin işletebileceği ve güvenmek zorunda olmadığı bir multisig cüzdan.',
  // Part of what is signed: the same words for everybody.
  statement: 'Sign in to Countersign: proves that this account is yours, moves nothing.',
  executed: (nonce) => `İşlem ${nonce}: yürüt`,
  approved: (nonce) => `İşlem ${nonce}: onayla`,
  account: 'Hesap',
  signedIn: 'Oturum açık',
  signedInAs: (account) => `Oturum açık: ${account}`,
  labelSignedIn: (label) => `${label} Oturum açık`,
  restoring: 'Cüzdanınız aranıyor',
  wrongChainTitle: 'Cüzdanınız başka bir zincirde',
  wrongChainText: (chain) =>
    `Bu Safe ${chain} zincirinde. İmzalamadan ya da yürütmeden önce cüzdanın ağını değiştirin.`,
  network: (chain) => `Ağ: ${chain}`,
  networkOfOther: (chain, wanted) => `Ağ: ${chain}. Bu Safe ${wanted} zincirinde`,
  wrongNetwork: 'Yanlış ağ',
  wrongNetworkText: 'Yanlış ağ algılandı, devam etmek için ağı değiştirin ya da bağlantıyı kesin.',
  wrongNetworkReading:
    'Okuma sürüyor: Safe’leriniz cüzdanınız üzerinden değil, bu uygulamanın düğümleri üzerinden okunur.',
  switchNetworks: 'Ağ değiştir',
  switch: (chain) => `${chain} ağına geç`,
  switchRejected: 'Geçişi cüzdanda reddettiniz.',
  switchPending: 'Cüzdanda zaten açık bir istek var. Onu orada yanıtlayıp tekrar deneyin.',
  switchFailed: (reason) => `Cüzdan ağ değiştirmedi. Yanıtı: ${reason}`,
  switchUnsupported:
    'Cüzdanınız Countersign üzerinden ağ değiştirmeyi desteklemiyor. Ağı cüzdanınızın içinden değiştirin.',
}
