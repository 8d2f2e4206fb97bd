import type { LanguagePack } from '../LanguagePack.ts'

const pay = (share: number) => {
  const digits = share < 0.1 ? 1 : 0
  return (share * 100).toLocaleString('tr', { maximumFractionDigits: digits, minimumFractionDigits: digits })
}

export const home: LanguagePack['home'] = {
  title: 'Genel bakış',
  lead: 'Sahipler, bakiyeler ve kurallar zincirden okunur. Neyin beklediği ve ne olduğu hizmetin sözüdür; burada zincire göre denetlenir.',
  needs: 'Sizi bekleyenler',
  assets: 'Varlıklar',
  owners: 'Sahipler',
  more: 'Bu Safe’ten daha fazlası',
  delegates: 'Önerenler',
  delegatesText: 'Sahipleri adına başka kimler önerebilir.',
  about: 'Sözleşme',
  securityText: 'Bu Safe üzerinde ne söz sahibi, ne zamandan beri ve nasıl daha güvenli olabilir.',
  apps: 'Uygulamalar',
  appsText: 'Hizmetin işleticisinin önerdikleri.',
  manageOwners: 'Sahipleri yönet',
  recent: 'Son olanlar',
  waiting: 'Bekleyenler',
  waitingAll: 'Tüm kuyruk',
  waitingNone: 'Hizmet bekleyen bir şey göstermiyor',
  waitingNoneText: 'Bir sahibin önerdiği, kimin daha imzalaması gerektiğiyle birlikte burada durur.',
  propose: 'Yeni işlem',
  noPrices: (currency) =>
    `${currency} karşılığı bilinmiyor: bu hizmetin işleticisi buradaki varlıklar için fiyat belirlememiş.`,
  unpriced: (count) =>
    count === 1 ? 'Bir varlığın fiyatı yok ve sayılmadı.' : `${count} varlığın fiyatı yok ve sayılmadı.`,
  noPrice: 'fiyat yok',
  share: (share) => (share < 0.001 ? '<%0,1' : `%${pay(share)}`),
  allHistory: 'Tüm geçmiş',
  queue: 'Kuyruk',
  thresholdSentence: (threshold, owners) => `${owners} sahipten ${threshold} tanesi imzalamalı`,
  version: (version) => `Safe ${version}`,
  nextNonce: (nonce) => `sıradaki nonce ${nonce}`,
  notASafe: 'Bu bir Safe değil',
  unreadable: 'Safe zincirden okunamadı',
  loading: 'Safe zincirden okunuyor',
  renameTitle: 'Bu Safe’e ad verin',
  renameLabel: 'Ad',
  renameHint: 'Yalnızca bu tarayıcıda saklanır; başka kimse görmez.',
  save: 'Kaydet',
  you: 'siz',
  connect: 'Sizi neyin beklediğini görmek için bir cüzdan bağlayın.',
  inHost: 'Bu Safe olarak, onu barındıran sayfanın içinde hareket ediyorsunuz. Sahipleri orada imzalar ve yürütür.',
  notOwner: 'Hesabınız bu Safe’in sahibi değil. Her şeye bakabilirsiniz.',
}
