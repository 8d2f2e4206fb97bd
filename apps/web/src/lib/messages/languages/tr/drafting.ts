import type { LanguagePack } from '../LanguagePack.ts'

export const drafting: LanguagePack['drafting'] = {
  chooseTitle: 'Yeni işlem',
  chooseLead: 'Ne seçerseniz seçin, bir şey imzalanmadan önce işlemin tamamını görür ve denetlersiniz.',
  kinds: {
    batch: { title: 'Toplu işlem', text: 'Tek işlem olarak birkaç çağrı ya da bir Transaction Builder dosyası.' },
    contract: { title: 'Sözleşme çağrısı', text: 'Herhangi bir sözleşmenin herhangi bir işlevi, argümanlarıyla.' },
    limits: { title: 'Harcama sınırları', text: 'Sahiplerin imzası olmadan kim ne kadar harcayabilir.' },
    message: { title: 'Mesaj imzala', text: 'Sahiplerin Safe adına imzaladığı bir metin ya da tipli veri.' },
    many: {
      title: 'Çok kişiye öde',
      text: 'Bir ödeme listesi: satırlar elle, hesap tablosundan ya da CSV dosyasından.',
    },
    nft: { title: 'NFT gönder', text: 'Bir numaranın token’larını (ERC-721 ya da ERC-1155) bir adrese.' },
    owners: { title: 'Sahipleri yönet', text: 'Bu Safe için kim imzalar ve kaçı imzalamalı.' },
    settings: {
      title: 'Safe ayarları',
      text: 'Modüller, koruyucular, fallback handler ve çalıştırdığı kod.',
    },
    send: { title: 'Gönder', text: 'Bir adrese bir miktar coin ya da token.' },
  },
  address: {
    missing: 'Bir adres girin.',
    nameLooking: 'Ad zincirde aranıyor.',
    nameFailed: 'Bu ad zincire sorulamadı. Tekrar deneyin ya da adresi girin.',
    nameUnknown: (name) => `“${name}” bu zincirde hiçbir adresi göstermiyor.`,
    nameInvalid: 'Hiçbir ad böyle yazılamaz. Bazı harfleri yalnızca başka harflere benziyor olabilir.',
    nameMoved: (name, from, to) =>
      `“${name}” az önce ${from} adresini gösteriyordu, şimdi ${to} adresini gösteriyor. Ödemek istediğiniz kişiye sorun ve adresin kendisini girin.`,
    nameStandsFor: (name) => `${name} şunu gösteriyor:`,
    mySafe: 'sizin Safe’iniz',
    otherChain: (prefix) => `“${prefix}” öneki bu Safe’inkinden başka bir zinciri gösteriyor.`,
    wrong: 'Bu bir adres değil ya da sağlama toplamı yanlış. Kaynağından yeniden kopyalayın.',
  },
  beforeAfter: 'Önce ve sonra',
  parts: {
    modules: 'Modüller',
    guard: 'İşlem koruyucusu (guard)',
    moduleGuard: 'Modül koruyucusu',
    fallbackHandler: 'Fallback handler',
    implementation: 'Çalıştırılan kod (implementation)',
  },
  meaning: 'Ne anlama geliyor',
  noMeaning: 'Henüz bir şey değişmiyor.',
  nonce: 'Nonce',
  nonceLooking: 'Zaten bekleyenlere bakılıyor.',
  nonceHint: {
    all: (next) => `${next}, bilinen hiçbir şeyin kullanmadığı ilk değer.`,
    partial: (next) => `Bekleyenlerin hepsi okunamadı. Okunabildiği kadarıyla ${next} boş.`,
  },
  nonceReplace: 'Orada bekleyenin yerine geçmek için daha düşük bir değer seçin.',
  nonceReplaces: (nonce) =>
    `Nonce ${nonce} ile zaten bir şey bekliyor olabilir: hangisi önce yürütülürse diğerlerini imkânsız kılar.`,
  nonceClaimed: (nonce) => `Hizmet ${nonce} değerini alırdı: burada göstermediği bir şey biliyor olabilir.`,
  nonceWrong: 'Bu bir tam sayı değil.',
  nonceUsed: (nonce) => `Safe’in sıradaki nonce değeri ${nonce}; daha düşükleri kullanıldı.`,
  nextNonce: (nonce) => `Nonce ${nonce} kullan`,
  nextNonceText: 'Aynı işlem, sıradaki boş nonce ile. Henüz hiçbir şey imzalanmadı.',
  review: 'Gözden geçir',
  reviewHint: 'Henüz hiçbir şey imzalanmadı.',
  safeFailed: 'Safe zincirden okunamadı',
  safeLoading: 'Safe okunuyor',
}
