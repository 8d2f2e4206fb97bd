import type { LanguagePack } from '../LanguagePack.ts'

export const nested: LanguagePack['nested'] = {
  approves: 'Neyi onaylıyor',
  executes: 'Neyi yürütüyor',
  approvedBy: 'Onaylayan',
  executedBy: 'Yürüten',
  inSafe: 'İlgili Safe',
  hash: 'Oradaki safeTxHash',
  state: 'Oradaki imzalar',
  count: (valid, threshold) => `gerekli ${threshold} imzadan ${valid} tanesi, doğrulandı`,
  after: (left) =>
    left <= 0
      ? 'Gereken tüm imzalar var.'
      : left === 1
        ? 'Bu onay, gereken son imza.'
        : `Bu onayla birlikte ${left - 1} imza daha gerekiyor.`,
  open: 'Orada bak',
  unknown: 'Bu hash’in neyi gösterdiğini kimse göstermiyor.',
  inside: (title) => `Diğer Safe’te: ${title}`,
  tooDeep: 'Onayların onayları bitmiyor.',
  tooMany: (most) => `Başka Safe’lerde ${most} defadan fazla konuşuyor: kalanına bakılmadı.`,
  comesBack: (safe) => `Onayladığı ${safe} adresine geri dönüyor; o kendi adına konuşmuş olurdu.`,
  title: 'Safe olan sahipler',
  aside: 'zincirde olduğu gibi',
  needs: (threshold, owners) => `${owners} sahibinden ${threshold} tanesi imzalamalı`,
  through: (names) => `üzerinden: ${names.join(', sonra ')}`,
  signAs: (name) => `${name} olarak imzala`,
  stop: 'Şimdi değil',
  lead: (name) =>
    `${name}, bunun hash’ini zincirde onaylayan kendi işlemiyle imzalar. Sahipleri onu diğerleri gibi gözden geçirir, imzalar ve yürütür; sonra imzası burada sayılır.`,
  publishing: 'Diğer sahipler neyi onayladıklarını görsün diye bu işlem hizmete iletiliyor',
  publishFailed: 'Hizmet bu işlemi kabul etmedi',
  publishFailedText:
    'O olmadan diğer sahipler, kimsenin onlara açıklayamadığı bir hash’i onaylardı. Burada saklanıyor.',
  waits: (valid, threshold, nonce) => `Onayı nonce ${nonce} ile bekliyor: ${valid}/${threshold} imzalandı`,
  look: 'Onayını aç',
  notYours: 'Hesabınız ne onun sahipleri ne de onların sahipleri arasında.',
  deadEnd: 'Çıkmaz: kendi imzası olmadan eşiğine ulaşamaz, bu yüzden onun adına kimse imzalayamaz.',
  circle: (name) => `${name}, başka Safe’ler üzerinden kendi kendisinin sahibi.`,
  deadlock: (name) => `${name}, kendi imzası olmadan eşiğine ulaşamaz.`,
  alone: (name) => `${name} adına sahiplerinden herhangi biri tek başına konuşur.`,
  unread: 'Sahiplerin Safe olup olmadığı okunamadı',
}
