import type { LanguagePack } from '../LanguagePack.ts'

export const alarms: LanguagePack['alarms'] = {
  behindTitle: 'Hizmet zincirin gerisinde',
  aheadTitle: 'Hizmet var olmayan bloklar iddia ediyor',
  freshnessText: 'Anlattığı eski olabilir ya da hiçbir zincirden olmayabilir. Zincirden okunanlar bundan etkilenmez.',
  failedTitle: 'Bu Safe her denetimi geçmiyor',
  failedText: 'Nedenini bilmeden onun için hiçbir şey imzalamayın.',
  untrueTitle: 'Hizmet bu Safe hakkında doğru olmayan bir şey söylüyor',
  untrueText:
    'Burada gösterilenler zincirden ve işleticinin yapılandırmasından gelir. Nedenini bilmeden bu hizmete güvenmeyin.',
  nonceTitle: 'Düğüm, bu tarayıcının gördüğünden daha eski bir durumla yanıt veriyor',
  nonceText: (seen, now) =>
    `Bu Safe nonce ${seen} değerindeydi; düğüm şimdi ${now} diyor. Ya geride ya da yalan söylüyor. Onun sözüyle hiçbir şey imzalanmamalı.`,
  nodesTitle: 'İki düğüm bu Safe hakkında anlaşamıyor',
  nodesText: (host) => `Karşılaştırma için sorulan ${host} başka söylüyor. Biri yanılıyor.`,
  nodesPart: { block: 'Blok', nonce: 'Nonce', owners: 'Sahipler', threshold: 'Eşik' },
  nodesLine: (what, first, second) => `${what}: ${first} ve ${second}`,
  changedTitle: 'Bu Safe son gelişinizden beri değişti',
  changedText: 'Bunu zincir söylüyor. Bu değişikliklerin istenerek yapıldığından emin olun.',
  noted: 'Biliyorum',
  added: { owner: 'Yeni sahip', module: 'Yeni modül' },
  removed: { owner: 'Artık sahip değil', module: 'Artık modül değil' },
  threshold: (before, now) => `Gerekli imzalar: ${before} yerine ${now}`,
  replaced: {
    implementation: 'Çalıştırılan kod (implementation)',
    guard: 'Koruyucu (guard)',
    moduleGuard: 'Modül koruyucusu',
    fallbackHandler: 'Fallback handler',
  },
  none: 'yok',
  insteadOf: (now, before) => `${before} yerine ${now}`,
  digest: 'Kuyruk kodu',
  digestHelp: 'Başka bir sahibe okuyun: aynı kuyruğu gören herkeste aynı kod olur.',
  digestWaiting: 'her şey doğrulanınca',
  secondNodeText:
    'İlk düğümün bir Safe hakkında söyledikleri ikinci biriyle karşılaştırılır: blok, nonce, sahipler ve eşik. Anlaşamadıklarında size bildirilir. Ona başka bir şey sorulmaz.',
  secondNodeLabel: (chain) => `${chain} için ikinci bir düğümün adresi`,
  secondNodeSave: 'Onunla karşılaştır',
}
