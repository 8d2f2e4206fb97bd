import type { LanguagePack } from '../LanguagePack.ts'

export const settings: LanguagePack['settings'] = {
  title: 'Ayarlar',
  lead: 'Bu tarayıcıda, yalnızca sizin için saklanır. Başka kimse görmez ya da paylaşmaz.',
  appearance: 'Görünüm',
  scheme: 'Renkler',
  schemes: { system: 'Sistemdeki gibi', light: 'Açık', dark: 'Koyu' },
  accent: 'Vurgu',
  accentHint: 'Sonraki adımın ve odağın rengi. Uyarılar kendi rengini korur.',
  accents: { blue: 'Mavi', teal: 'Camgöbeği', violet: 'Menekşe', plum: 'Mürdüm', graphite: 'Grafit' },
  radius: 'Köşeler',
  radii: { none: 'Köşeli', small: 'Küçük', medium: 'Orta', large: 'Büyük' },
  font: 'Harfler',
  fontHint: 'Inter bu uygulamayla gelir; başkalarından hiçbir şey alınmaz. Yuvarlak harfler bu cihazda varsa çizilir.',
  fonts: { inter: 'Inter', system: 'Sistemdeki gibi', rounded: 'Yuvarlak' },
  blur: 'Pencerelerin arkası',
  blurs: { none: 'Net', small: 'Hafif bulanık', large: 'Bulanık' },
  showDialog: 'Cüzdan penceresini göster',
  language: 'Dil',
  languageLabel: 'Bu uygulamanın dili',
  languageWhole: 'Tüm uygulama',
  languageDialog: 'Yalnızca cüzdan penceresi, kalanı İngilizce',
  languagePartly: (name) => `${name}, kısmen`,
  languageName: (own, english) => (own === english ? own : `${own} (${english})`),
  notifications: 'Bildirimler',
  notificationsText:
    'Bir Safe’in sayfası açıkken her değişiklik ona bildirilir. Kapalıyken de haber almak için bu tarayıcı hizmete kaydedilebilir: hizmet bu tarayıcı için bir numara ve hangi Safe’leri sorduğunu not eder. Bildirimi işleticinin çalıştırdığı bir bağdaştırıcı gönderir. O olmadan hiçbir şey gelmez.',
  notificationsSigned:
    'Bunun için hiçbir şey imzalanmaz ve hesap belirtilmez; numarayı bilen sonlandırabilir. 90 gün sonra kendiliğinden biter.',
  notificationsConnect: 'Safe’lerini kaydetmek için bir cüzdan bağlayın.',
  notificationsNone: 'Hesabınızın, zincirin teyit ettiği bir Safe’i yok.',
  notificationsAsk: (count) => `Bu tarayıcıyı ${count} Safe için kaydet`,
  notificationsFor: 'Kayıtlı olduğu',
  notificationsNumber: 'Bu tarayıcının numarası',
  notificationsStop: 'Durdur',
  notificationsStopWhat: (safe) => `Durdur: ${safe}`,
  notificationsForget: 'Bu tarayıcıyı unut',
  notificationsFailed: 'Hizmet kabul etmedi',
  kept: 'Saklandı.',
  restart: 'Sayfayı yeniden başlat',
  currency: 'Para birimi',
  currencyHint: 'İşleticide fiyat olan yerde tutarların kendi biriminin yanında söylendiği birim.',
  chainTitle: (chain) => `${chain}: düğümler ve gezgin`,
  nodeNow: 'Sorulan düğüm',
  nodeLabel: (chain) => `${chain} için kendi düğümünüzün adresi`,
  nodeHint: (origins) =>
    `İşleticininki yerine o sorulur; çalışmadığında da başkası sorulmaz. Boş: işleticininki. Bu sayfa şunlarla konuşabilir: ${origins.join(', ')}.`,
  nodeUse: 'Denetle ve kullan',
  nodeLater: 'Sayfa yeniden başlayınca diğer düğüme sorar',
  nodeRefusal: {
    notAnAddress: () => 'https:// ya da http:// ile başlayan, ad ve parola içermeyen tam bir adres yazın.',
    notAllowed: (origin) =>
      `Bu sayfa ${origin} ile konuşamaz: işleticisi onu COUNTERSIGN_NODE_ORIGINS içinde belirtmemiş.`,
  },
  nodeSilent: 'Orada yanıt veren bir düğüm yok ya da bu sitenin sormasına izin vermiyor. Hiçbir şey değiştirilmedi.',
  nodeOtherChain: (chain, wanted, found) =>
    `O düğüm ${found} numaralı zincirin; ${chain} ise ${wanted} numaralı zincir. Hiçbir şey değiştirilmedi.`,
  explorerLabel: (chain) => `${chain} için bir gezginin adresi`,
  explorerHint:
    'İşlem bağlantılarının götürdüğü yer. Siz birine tıklamadan oraya hiçbir şey gönderilmez. Boş: işleticinin belirlediği gibi.',
  explorerUse: 'Bu gezgini kullan',
  explorerRefused: 'https:// ya da http:// ile başlayan tam bir adres yazın.',
  lookups: 'Sorgular',
  lookupsText:
    'alice.eth gibi adlar ve resimleri başkalarına sorulur; onlar kime baktığınızı öğrenir. İkisi de kapatılabilir; adres her zaman ayrıca gösterilir.',
  lookupsOff: 'Bu sayfanın işleticisi bunları kapatmış.',
  lookupNames: 'Adları sorgula (ENS)',
  lookupPictures: 'Adların resimlerini göster',
  gatewaysText: 'Resimler bu ağ geçitlerinden alınır, başka yerden değil.',
  gatewayLabel: (name) => `Kendi ${name} ağ geçidinizin adresi`,
  gatewayHint: (origins) =>
    `Sayfa yeniden başladığında resimler işleticininkiler yerine oradan alınır. Boş: işleticininkiler. Bu sayfa şunlara sorabilir: ${origins.join(', ')}.`,
  gatewayNotAllowed: (origin) =>
    `Bu sayfa ${origin} adresine soramaz: işleticisi onu COUNTERSIGN_GATEWAY_ORIGINS içinde belirtmemiş.`,
  gatewaySilent:
    'Orada yanıt veren bir ağ geçidi yok ya da bu sitenin sormasına izin vermiyor. Hiçbir şey değiştirilmedi.',
  service: 'Hizmet',
  serviceText:
    'Hizmet Safe’lerinizi ve işlemlerini listeler, imzaları diğer sahiplere iletir. Hangisini seçerseniz seçin, bu sayfa hash’leri, imzaları ve tutarları kendisi zincirden hesaplar: başka bir hizmet bir şeyleri atlayabilir, ama uyduramaz.',
  serviceNow: 'Şu an sorulan',
  serviceDefault: 'varsayılan',
  serviceChosen: 'siz seçtiniz',
  serviceLabel: 'Hizmetin adresi',
  serviceHint: (origins) =>
    origins.length === 0
      ? 'Bu sayfanın işleticisi başka bir sitenin sorulmasına izin vermiyor, yalnızca aynı sitenin başka bir yoluna.'
      : `Bu sayfanın işleticisinin izin verdikleri: ${origins.join(', ')}. Sayfa onunla yeniden başlar.`,
  serviceUse: 'Bu adresi kullan',
  serviceReset: 'Varsayılana dön',
  serviceForgotten: (url) => `${url} adresini seçmiştiniz; işletici artık izin vermiyor. Varsayılana soruluyor.`,
  serviceRefusal: {
    notAnAddress: () => 'https:// ile başlayan, ad, soru işareti ya da diyez içermeyen tam bir adres yazın.',
    insecure: () => 'Bu sayfa https üzerinden geldi ve düz http üzerinden bir şey soramaz.',
    notAllowed: (origin) =>
      `Bu sayfa ${origin} ile konuşamaz: işleticisi onu COUNTERSIGN_SERVICE_ORIGINS içinde belirtmemiş.`,
  },
  serviceSilent: (url) =>
    `${url} adresinde yanıt veren bir hizmet yok. Çalışmıyor ya da bu sitenin sormasına izin vermiyor olabilir (COUNTERSIGN_ORIGINS). Hiçbir şey değiştirilmedi.`,
  serviceOtherChains: (chains) =>
    `Oradaki hizmet bu sayfanın zincirlerinden hiçbirini izlemiyor (${chains}). Hiçbir şey değiştirilmedi.`,
}
