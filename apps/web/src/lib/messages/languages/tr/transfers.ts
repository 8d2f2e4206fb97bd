import type { LanguagePack } from '../LanguagePack.ts'
import { sayi } from './grammar.ts'

export const movements: LanguagePack['movements'] = {
  refused: {
    order: 'Hizmetin defterleri başa dönüyor ya da atlıyor: doğru olamazlar.',
    stranger: 'Hizmetin defterlerinde bu Safe’i ilgilendirmeyen satırlar var.',
  },
  asTable: 'Tablo olarak',
  title: 'Zaman içinde',
  loading: 'Hareketler okunuyor',
  failed: 'Hareketler okunamadı',
  balanceFailed: 'O zaman ne olduğu zincirden okunamadı',
  asset: 'Varlık',
  period: 'Dönem',
  periods: { week: '7 gün', month: '30 gün', year: '1 yıl', all: 'Tümü' },
  piece: (symbol, id) => `${symbol} no. ${id}`,
  level: (symbol) => `${symbol} bakiyesi`,
  flow: (symbol) => `Giren ve çıkan ${symbol}`,
  columns: { time: 'Bitiş', balance: 'Bakiye', incoming: 'Giren', outgoing: 'Çıkan' },
  came: 'Giren',
  went: 'Çıkan',
  nothing: '0',
  upTo: (block) => `, blok ${sayi(block)}.`,
  upToLead: 'Son an:',
  sources:
    'Sonunda ne kadar olduğu zincirden okunur. Öncesinde neyin ne zaman hareket ettiği, oradan geriye sayılmış olarak hizmetin sözüdür.',
  newestOnly: (count) => `Yalnızca en yeni ${sayi(count)} hareket okundu. Öncesi çizilmedi.`,
  emptyTitle: 'Hizmet transfer bildirmiyor',
  notMatching: (count) => `Zincirle uyuşmayan transferler: ${count}`,
  notMatchingText: 'Çizilmediler. Nedenini bilmeden bu hizmete güvenmeyin.',
  verified: 'Burada çizilen her transfer zincirde doğrulandı.',
  emptyText: 'Bu Safe’in adresine bir şey gönderin: giren ve çıkan o andan sonra burada çizilir.',
  missingTitle: 'Hizmetin listelediği, zincirde olana denk gelmiyor',
  missingMore: (amount) => `Zincirde, hizmetin listelediği tüm hareketlerin açıkladığından ${amount} fazla var.`,
  missingLess: (amount) => `Hizmetin listelediği tüm hareketlere göre zincirde olandan ${amount} fazla olurdu.`,
  impossible: 'Hizmetin listelediği hareketlere göre bir ara sıfırdan az olurdu.',
  missingText:
    'Ya bazılarını atlıyor ya da uyduruyor ya da bir şey iz bırakmadan hareket etti: Safe’in iade ettiği ücretler, Safe yapılmadan önce gönderilenler, blok ödülleri, kendiliğinden değişen token’lar. Şu an orada olan her durumda zincirin sözüdür.',
  disorderTitle: 'Hizmet olamayacak zamanlar veriyor',
  disorderText: 'Bazı hareketleri bloğuna göre daha eski, zamanına göre daha yeni. Çizilmediler.',
}
