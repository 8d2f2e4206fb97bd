import type { LanguagePack } from '../LanguagePack.ts'

export const asked: LanguagePack['asked'] = {
  asks: {
    transactions: (count) => (count === 1 ? 'bir işlem istiyor' : `${count} çağrılık bir işlem istiyor`),
    message: 'bir mesajın imzalanmasını istiyor',
    onChain: 'Safe’in bir mesajı zincirde imzalamasını istiyor',
    permission: 'bir izin istiyor',
  },
  via: { frame: 'Bu Safe’teki bir uygulama', walletconnect: 'WalletConnect ile bağlı bir uygulama' },
  calls: 'kendine verdiği ad:',
  of: 'İstenen Safe',
  on: (chain) => `${chain} zincirinde`,
  claimed: 'Doğrulanmadı: bu adresi herkes iddia edebilir',
  more: (count) => `${count} tane daha bekliyor`,
  preparing: 'Bakılmak üzere hazırlanıyor',
  cannot: 'Bu, bu Safe’ten istenemez',
  noCalls: 'Uygulama hiçbir şey yapmayan bir işlem istiyor.',
  noMultiSend: 'Birkaç çağrı için resmî MultiSendCallOnly gerekir; bu zincirde yok.',
  noSigningOnChain: 'Zincirde imzalamak için resmî SignMessageLib gerekir; bu zincirde yok.',
  refuse: 'Geri çevir',
  refuseText: 'Uygulamaya bir sahibin hayır dediği bildirilir. Hiçbir şey imzalanmaz.',
  done: 'Uygulamaya dön',
  doneText: 'Uygulama yanıtını aldı.',
  doneSigned: 'Burada imzalandı ve henüz iletilmedi. Kapatınca uygulamaya hash bildirilir.',
  wait: 'Diğerlerini bekle',
  waitText: (missing) =>
    missing === 1
      ? 'Bir sahip daha imzalamalı. İmzalayınca uygulama imzayı alır.'
      : `${missing} sahip daha imzalamalı. İmzalayınca uygulama imzayı alır.`,
  give: (origin) => `İmzayı ver: ${origin}`,
  giveText: 'Sahipler bu mesajı daha önce imzaladı. İmzaya sahip olan onu kullanabilir.',
  change: 'Kendiniz değiştirin',
  changeTitle: 'Uygulamanın haberi olmaz',
  changeText:
    'Çağrıları, değiştirebileceğiniz toplu işleminize eklenir. Uygulamaya bir sahibin hayır dediği bildirilir; onlardan ne yaptığınızı öğrenmez.',
  changeYes: 'Toplu işleme ekle',
  changeNo: 'Olduğu gibi bırak',
  panel: 'Bir uygulamanın istediği',
  permission: {
    title: 'Adres defteriniz',
    text: 'Uygulama, bu tarayıcıda bu zincir için adreslere verdiğiniz adları görür. Onları değiştiremez.',
    allow: 'İzin ver',
    allowText: 'Bu kaynak için hatırlanır. Ayarlarda geri alabilirsiniz.',
  },
}
