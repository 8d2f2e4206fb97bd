import type { LanguagePack } from '../LanguagePack.ts'

export const owners: LanguagePack['owners'] = {
  title: 'Sahipleri yönet',
  lead: 'Sahip ekleyin, çıkarın, değiştirin ve kaçının imzalaması gerektiğini söyleyin: hepsi, bütünüyle gerçekleşen ya da hiç gerçekleşmeyen tek işlemde.',
  owners: 'Sahipler',
  remove: 'Çıkar',
  removeWho: (who) => `Çıkar: ${who}`,
  replace: 'Değiştir',
  replaceWho: (who) => `Değiştir: ${who}`,
  keep: 'Koru',
  keepWho: (who) => `Koru: ${who}`,
  goes: 'çıkıyor',
  replacedBadge: 'değiştiriliyor',
  replacement: (who) => `Yerine: ${who}`,
  newOwner: (number) => `Yeni sahip ${number}`,
  newOwnerHint: 'Sahibinin daha önce imza attığı bir hesabın adresi. Dörtlü gruplar halinde gösterilir.',
  add: 'Sahip ekle',
  drop: 'Geri al',
  dropWhich: (number) => `Yeni sahip ${number}: geri al`,
  threshold: 'Gerekli imzalar',
  thresholdHint: (count) => `${count} sahipten`,
  looking: 'Yeni sahiplere zincirde bakılıyor.',
  refusedTitle: 'Bu, Safe’i kilitlerdi',
  batchFailed: 'Birkaç değişiklik tek işlem yapılamıyor',
  noLibraryText: 'Resmî MultiSendCallOnly bu zincirde yok. Değişiklikleri tek tek yapın.',
  deadlock:
    'Safe bir daha hiç eşiğine ulaşamazdı: sahiplerinin çok fazlası, önce onun kendi imzasına ihtiyaç duyan Safe’ler. Bunu kimse geri alamazdı.',
  circle: 'Safe, başka Safe’ler üzerinden kendi kendisinin sahibi olurdu. O imza hiçbir zaman verilemez.',
  stuckOwner: (who) => `${who}, kendi eşiğine ulaşamayan bir Safe: hiçbir zaman imzalayamaz.`,
  contractOwner: (who) =>
    `${who} bir sözleşme ve Safe değil. Yalnızca kodu biliyorsa imzalayabilir (EIP-1271); bilmiyorsa hiç imzalamayan bir sahiptir.`,
  foreignSafe: (who) =>
    `${who} bir Safe ve buradaki sahiplerin hiçbiri onun sahipleri arasında değil. Onun adına yalnızca kendi sahipleri imzalayabilir.`,
  safeOwner: (who, threshold, owners) =>
    `${who} bir Safe: ${owners} sahibinden ${threshold} tanesi orada onaylayınca imzalar.`,
  unknownOwner: (who) => `Zincir ${who} adresinin ne olduğunu söylemedi. Bir sözleşmeyse hiç imzalayamayabilir.`,
  youGo: 'Sonrasında sahip değilsiniz: bu Safe için artık hiçbir şey imzalayamazsınız.',
  anyone: 'O zaman herhangi bir sahip tek başına her şeyi taşıyabilir.',
  oneOwner: 'O zaman her şeye tek bir anahtar karar verir. Kaybolursa her şey kaybolur.',
  allNeeded: (count) => `O zaman ${count} sahibin hepsi imzalamalı. Bir anahtar kaybolursa Safe temelli kilitlenir.`,
  lowered: (before, after) => `O zaman her şeyi taşımaya ${before} yerine ${after} imza yeter.`,
  raised: 'Bugün yeterli imzayla bekleyen, sonrasında daha fazlasını gerektirebilir.',
  signaturesLost:
    'Çıkan sahiplerin imzaları, bekleyen işlemlerde de artık sayılmaz. İmzaladıkları ve yürütülmüş olan kalır.',
  errors: {
    zero: 'Bu sıfır adresi: anahtarı kimsede yok.',
    sentinel: 'Safe bu adresi sahip listesinin uçlarını işaretlemek için kendisi kullanır.',
    self: 'Bu Safe’in kendisi: kendi adına imzalayamaz.',
    isOwner: 'Bu zaten bir sahip.',
    twice: 'Bu iki kez yazılmış.',
    nobody: 'Bir Safe’in en az bir sahibi olmalı: yoksa onun adına bir daha kimse imzalayamazdı.',
    tooHigh: (threshold, count) =>
      `${count} sahipten ${threshold} imza hiçbir zaman alınamaz: Safe kilitlenirdi. Daha az seçin.`,
    nothing: 'Hiçbir şey değişmezdi. Bir sahip ekleyin, çıkarın ya da değiştirin veya başka bir imza sayısı seçin.',
  },
  waitingTitle: (nonces) => `Zaten bekleyenler sahipleri değiştiriyor: ${nonces}`,
  waitingText:
    'Bir değişiklik, Safe’in listesinde bir sahipten önce duran sahibi belirtir. Biri yürütülünce diğerleri yanlış olanı belirtip başarısız olabilir. Önce bekleyeni yürütün ya da reddedin veya bu değişikliği sonra yeniden yapın.',
}
