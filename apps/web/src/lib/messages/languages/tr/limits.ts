import type { LanguagePack } from '../LanguagePack.ts'

export const limits: LanguagePack['limits'] = {
  title: 'Harcama sınırları',
  lead: 'Biri, Safe’in parasından belirli bir tutarı sahiplerine sormadan harcayabilir. Zincirdeki resmî allowance modülünden okundu.',
  loading: 'Harcama sınırları okunuyor',
  failed: 'Harcama sınırları okunamadı',
  none: 'Bu Safe’in harcama sınırı yok',
  noneText: 'Aşağıda bir tane belirleyin; sahipleri bunun için bir kez imzalar.',
  unavailable: 'Bu zincirde resmî allowance modülü yok',
  unavailableText: 'O olmadan burada harcama sınırı olmaz.',
  list: 'Sınırlar',
  left: (left, whole) => `kalan ${left}, toplam ${whole}`,
  period: (minutes) => {
    if (minutes === 0) return 'bir kez'
    if (minutes === 1_440) return 'her gün'
    if (minutes === 10_080) return 'her hafta'
    return minutes % 1_440 === 0 ? `${minutes / 1_440} günde bir` : `${minutes} dakikada bir`
  },
  resets: 'yenilenme',
  never: 'kendiliğinden hiç yenilenmez',
  you: 'sizin',
  change: 'Değiştir',
  changeWhich: (who, symbol) => `Sınırı değiştir: ${who}, ${symbol}`,
  remove: 'Kaldır',
  removeWhich: (who, symbol) => `Sınırı kaldır: ${who}, ${symbol}`,
  formTitle: 'Sınır belirle',
  beneficiary: 'Yararlanan',
  beneficiaryHint: 'Kim harcayabilir. Safe’in sahibi olması gerekmez.',
  asset: 'Varlık',
  amount: 'Tutar',
  amountHint: 'Değiştirilen bir sınırda, daha önce harcanan düşülür.',
  reset: 'Yenilenme',
  resetHint: 'Süre, sınır zincirde belirlendiğinde başlar.',
  resets0: 'Hiç: bir kez harcanabilir',
  plan: (enables, adds) => {
    const steps = [
      ...(enables ? ['allowance modülü etkinleştirilir'] : []),
      ...(adds ? ['yararlanan belirtilir'] : []),
      'sınır belirlenir',
    ]
    return `Tek işlemde: ${steps.join(', ')}.`
  },
  batchFailed: 'Birkaç çağrı burada birleştirilemez',
  noLibraryText: 'Bu zincirde resmî MultiSendCallOnly yok.',
  errors: {
    beneficiaryIsSafe: 'Bu Safe’in kendisi.',
    beneficiaryIsZero: 'Bu sıfır adresi: kimse harcayamaz.',
    asset: 'Neyin harcanabileceğini seçin.',
    amountMissing: 'Bir tutar girin.',
    amountWrong: (decimals) => `Bu, en çok ${decimals} ondalık basamaklı bir tutar değil.`,
    amountZero: 'Tutar sıfırdan büyük olmalı.',
    amountTooLarge: 'Modül bu kadar büyük bir tutar alamaz.',
    tooMuch: (left) => `Sınırınızdan yalnızca ${left} kaldı.`,
    limit: 'Hangi sınırdan harcanacağını seçin.',
    recipientIsZero: 'Bu sıfır adresi: oraya gönderilen kaybolur.',
    recipientIsSafe: 'Bu Safe’in kendisi.',
  },
  spendTitle: 'Sınırınız içinde harcayın',
  spendLead: 'Kendi cüzdanınızla kendiniz gönderirsiniz: hiçbir sahip imzalamaz ve ücreti siz ödersiniz.',
  limit: 'Sınır',
  choose: 'Birini seçin',
  recipient: 'Alıcı',
  recipientHint: 'Bu zincirde tam bir adres.',
  spend: 'Gönder',
  spendConsequence: (amount) => `${amount} gönder: hemen gerçekleşir ve geri alınamaz`,
  confirming: 'Cüzdanınızda onaylayın',
  mining: 'Gönderildi. Zincir bekleniyor',
  done: 'Ödendi. Zincir teyit ediyor',
  spendFailed: 'Ödenmedi',
  rejected: 'Hiçbir şey gönderilmedi. Her şey olduğu gibi.',
  reverted: 'Zincir işlemi aldı, ama içinde başarısız oldu. Hiçbir şey ödenmedi.',
  recorded: (amount) => `Bir sınır içinde ${amount} harcandı`,
}
