import type { LanguagePack } from '../LanguagePack.ts'

export const safeSettings: LanguagePack['safeSettings'] = {
  title: 'Safe ayarları',
  lead: 'Bu Safe üzerinde sahiplerinin yanında söz sahibi olanlar. Her değişiklik sahiplerin imzaladığı bir işlemdir.',
  part: 'Ne değiştirilecek',
  about: {
    modules: 'Kendi kodlarının izin verdiği ölçüde, imzasız olarak Safe adına hareket edebilen sözleşmeler.',
    guard: 'Sahiplerin her işleminden önce ve sonra sorulan ve işlemi geri çevirebilen bir sözleşme.',
    moduleGuard: 'Modüllerin yaptığı her şeyden önce ve sonra sorulan ve bunu geri çevirebilen bir sözleşme.',
    fallbackHandler:
      'Safe’in kendisinin bilmediğini onun adına yanıtlayan bir sözleşme: bir imza geçerli mi, NFT kabul ediyor mu.',
    implementation:
      'Safe’in çalıştırdığı kod. Yalnızca resmî bir sürümle, resmî geçiş sözleşmesi üzerinden değiştirilir.',
  },
  enabled: 'Etkin modüller',
  noModules: 'Etkin modül yok.',
  modulesUnknown: 'Modül listesi sonuna kadar okunamadı. Burada modül etkinleştirilebilir, devre dışı bırakılamaz.',
  disable: 'Devre dışı bırak',
  disableWho: (who) => `Devre dışı bırak: ${who}`,
  keep: 'Koru',
  keepWho: (who) => `Koru: ${who}`,
  goes: 'devre dışı bırakılıyor',
  newModule: (number) => `Yeni modül ${number}`,
  newModuleHint: 'Modül sözleşmesinin bu zincirdeki adresi, yapanlarından.',
  add: 'Modül etkinleştir',
  drop: 'Geri al',
  dropWhich: (number) => `Yeni modül ${number}: geri al`,
  action: 'Değişiklik',
  set: { guard: 'Koruyucu belirle', moduleGuard: 'Modül koruyucusu belirle', fallbackHandler: 'Handler belirle' },
  remove: 'Kaldır',
  address: {
    guard: 'Yeni koruyucu',
    moduleGuard: 'Yeni modül koruyucusu',
    fallbackHandler: 'Yeni fallback handler',
  },
  addressHint: 'Bu zincirdeki bir sözleşmenin adresi, yapanlarından.',
  useOfficial: 'Resmî olanı kullan',
  migration: 'Çalıştırılacak yeni kod',
  migrationHint: 'Yalnızca bu zincirde olan ve kodu yayımlananla aynı olanlar.',
  choose: 'Birini seçin',
  withHandler: (target, handler) => `${target}, ${handler} ile`,
  keepsHandler: (target) => `${target}, fallback handler kalır`,
  migrationsLoading: 'Bu zincirde resmî geçiş sözleşmeleri aranıyor',
  migrationsFailed: 'Geçiş sözleşmeleri okunamadı',
  noMigration: 'Burada başka bir koda resmî bir yol yok',
  noMigrationText:
    'Ya bu en yenisi ya zincirde resmî geçiş sözleşmesi yok ya da bu sürümdeki kullanılmış bir Safe için yapılmışı yok.',
  unofficial: 'Bu Safe resmî bir kod çalıştırmıyor. Resmî geçiş sözleşmeleri onun için yapılmadı.',
  looking: 'Adrese zincirde bakılıyor.',
  refusedTitle: 'Bu burada geri çevriliyor',
  batchFailed: 'Birkaç değişiklik tek işlem yapılamıyor',
  noLibraryText: 'Resmî MultiSendCallOnly bu zincirde yok. Değişiklikleri tek tek yapın.',
  waitingTitle: (places) => `Zaten bekleyenler modülleri değiştiriyor: ${places}`,
  waitingText:
    'Bir modülü devre dışı bırakmak için işlem, Safe’in listesinde ondan önce duranı belirtir. Değişikliklerden biri yürütülünce diğerleri yanlış olanı belirtip başarısız olabilir. Önce bekleyeni yürütün ya da reddedin veya bu değişikliği sonra yeniden yapın.',
  anyModule: (who) =>
    `${who} o zaman imzasız olarak her şeyi taşıyabilir ve sahipleri değiştirebilir. Onu yalnızca kendi kodu sınırlar: bildiğinizi etkinleştirin, başkasını değil.`,
  accountModule: (who) =>
    `${who} sözleşme değil, bir hesap: anahtarına sahip olan o zaman tek başına her şeyi taşıyabilir.`,
  limitsModule: (who) =>
    `${who}, resmî harcama sınırı modülünün yeridir: bir sınırın izin verdiğini öder. Etkinleştirilince, sınır belirlenene dek hiçbir şey ödemez.`,
  unknownModule: (who) =>
    `Zincir ${who} adresinde ne olduğunu söylemedi. Her ne ise, o zaman imzasız olarak her şeyi taşıyabilir.`,
  moduleEnds: (who) => `${who} modülünün Safe için yaptığı sona erer. Sonra yeniden etkinleştirilebilir.`,
  limitsEnd: 'Tüm harcama sınırları sona erer: modül yeniden etkinleştirilene dek kimse onların içinde harcayamaz.',
  guardsModules: 'Modüllerin yaptıkları koruyucuya sorulmaz.',
  noCodeLock: (who) =>
    `${who} adresinde sözleşme yok. Ondan sonra her işlem, koruyucuyu kaldıran da dahil, geri çevrilirdi: Safe temelli kilitlenirdi.`,
  noInterfaceLock: (who) =>
    `${who} koruyucu olduğunu söylemiyor. Ondan sonra her işlem, onu kaldıran da dahil, geri çevrilebilirdi: Safe temelli kilitlenirdi.`,
  noCodeRefused: (who) => `${who} adresinde sözleşme yok. Safe onu koruyucu olarak geri çevirir.`,
  noInterfaceRefused: (who) => `${who} böyle bir koruyucu olduğunu söylemiyor. Safe onu geri çevirir.`,
  guardUnknown: (who) =>
    `Zincir ${who} adresinde ne olduğunu söylemedi. Yanıt veremeyen bir koruyucu Safe’i temelli kilitler: okunabildiğinde tekrar deneyin.`,
  guardPower: (who) =>
    `${who} o zaman kendi kaldırılması dahil her işlemi geri çevirebilir. Kodu yanlış ya da kötü niyetliyse Safe temelli kilitlenir.`,
  moduleGuardPower: (who) =>
    `${who} o zaman harcama sınırları dahil modüllerin yaptığı her şeyi geri çevirebilir. O ne derse desin sahipler onu kaldırabilir.`,
  moduleGuardIdle: 'Şu an etkin modül yok: biri etkinleşene dek söyleyecek sözü olmaz.',
  guardReplaced: (who) => `${who} koruyucusunun geri çevirdiği, yenisinin izin verdiği ölçüde yeniden mümkün olur.`,
  guardRemoved: (who) => `${who} koruyucusunun geri çevirdiği yeniden mümkün olur.`,
  handlerOfficial: (name) => `Resmî ${name} koduna sahip.`,
  handlerStranger: (who) =>
    `${who} resmî bir handler değil. Bir imzanın geçerli olup olmadığını Safe adına o yanıtlar: kötü niyetli olanı onun adına mesaj, emir ve oturum imzalar.`,
  handlerEmpty: (who) =>
    `${who} adresinde sözleşme yok. Safe o zaman ne NFT alabilir ne de bir imzanın geçerli olup olmadığını yanıtlayabilirdi. Sahipler yeniden değiştirebilir.`,
  handlerUnknown: (who) => `Zincir ${who} adresinde ne olduğunu söylemedi.`,
  handlerRemoved:
    'Handler olmadan Safe güvenli aktarımla NFT alamaz ve uygulamalar ona bir mesajın imzalı olup olmadığını soramaz: onunla oturum açmak ve imzalı emirler çalışmaz olur. Sahipler yeniden belirleyebilir.',
  migrationKeeps: 'Adres, bakiyeler, sahipler, modüller ve koruyucu olduğu gibi kalır.',
  migrationQueue: 'Kuyrukta bekleyen imzalarını korur.',
  migrationOneWay: 'Şimdiki koda resmî bir geri dönüş yolu yok.',
  migrationPower: (target) => `Safe bundan sonra ${target} kodunu çalıştırır. Bu zincirdeki kodu yayımlananla aynı.`,
  migrationHandlerLost: (who) => `Şimdiki fallback handler (${who}) resmî olanlardan değil: yanıtladıkları sona erer.`,
  migrationEvents:
    'Bir L2 sürümü, hizmetler izleme yapmadan bulsun diye her işlemi zincire kaydeder; her biri biraz daha pahalı olur.',
  migrationFirst: 'Yalnızca Safe’in ilk işlemi olarak, nonce 0 ile çalışır.',
  errors: {
    zero: 'Bu sıfır adresi.',
    sentinel: 'Safe bu adresi modül listesinin uçlarını işaretlemek için kendisi kullanır.',
    self: 'Bu Safe’in kendisi.',
    selfHandler: 'Bu Safe’in kendisi. O zaman yalnızca Safe’in çağırabileceğini herkes çağırabilirdi.',
    isModule: 'Bu modül zaten etkin.',
    twice: 'Bu iki kez yazılmış.',
    same: 'Bu zaten belirlenmiş.',
    migration: 'Hangisi olduğunu seçin.',
    nothing: 'Henüz hiçbir şey değişmezdi.',
  },
}
