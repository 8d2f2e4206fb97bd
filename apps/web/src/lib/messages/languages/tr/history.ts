import { relativeDay } from '../../../formatTime.ts'
import type { LanguagePack } from '../LanguagePack.ts'
import { sayi } from './grammar.ts'

export const history: LanguagePack['history'] = {
  refusedTitle: (count) =>
    count === 1 ? 'Hizmetin yanıtındaki bir satır okunamıyor' : `Hizmetin yanıtındaki ${count} satır okunamıyor`,
  refusedText: 'Dışarıda bırakıldılar; kalanı olduğu gibi. Neyi gösterdikleri burada bilinmiyor.',
  refusedRow: (name, place) => (place === '' ? name : `${name}: ${place}`),
  refusedNameless: 'kimliksiz bir satır',
  refusedMore: (count) => `ve ${count} tane daha`,
  confirmed: 'Zincir teyit ediyor.',
  isFalse: 'Yanlış: zincir bunu bilmiyor',
  differs: 'Hizmetin dediği gibi değil',
  saysInstead: 'Gösterilen, zincirde olandır.',
  namesNone: 'Hizmet bunun için zincirden bir işlem göstermiyor.',
  contentDiffers: 'Hizmet ne yaptığını başka türlü anlatıyor.',
  toldAsSuccess: 'Başarısız oldu. Hizmet başarılı olduğunu söylüyor.',
  toldAsFailure: 'Başarılı oldu. Hizmet başarısız olduğunu söylüyor.',
  timeDiffers: (at) => `Hizmet başka bir zaman veriyor: ${relativeDay(at, Date.now())}.`,
  nonceDiffers: (nonce) => `Hizmet başka bir nonce veriyor: ${nonce}.`,
  repeatedTitle: (count) => `Tekrarlanan satırlar: ${count}`,
  repeatedText: 'Hizmet aynı işlemleri birden çok kez listeliyor. Her biri bir kez gösterilir.',
  title: 'Zincirle karşılaştırma',
  looking: 'Ekrandakilere bakılıyor',
  allConfirmed: (count) =>
    count === 1
      ? 'Zincir ekrandaki tek satırı teyit ediyor.'
      : `Zincir ekrandaki ${count} satırın hepsini teyit ediyor.`,
  someConfirmed: (count, all) => `Zincir ekrandaki ${all} satırdan ${count} tanesini teyit ediyor.`,
  rowsUnknown: (count) =>
    count === 1
      ? 'Zincir bir tanesi için yeterince göstermiyor; iddia olarak kalıyor.'
      : `Zincir ${count} tanesi için yeterince göstermiyor; iddia olarak kalıyorlar.`,
  unreadable: 'Zincire sorulamadı. Yanıt verene dek satırlar iddia olarak kalır.',
  wrongRows: (count) => (count === 1 ? 'Bir satır doğru değil' : `${count} satır doğru değil`),
  wrongRowsText: 'Listede işaretlendiler. Nedenini bilmeden bu hizmete güvenmeyin.',
  scanLabel: 'Atlananlar aranıyor',
  scanning: (percent) => `Atlananlar aranıyor: blokların %${percent} kadarı`,
  scanDone: 'Düğümün bu Safe hakkında bildiği her şeye bakıldı.',
  scanPart: (block) => `${sayi(block)} numaralı bloğa kadar geriye bakıldı.`,
  scanFailed: 'Düğüm eski bloklarla ilgili soruları yanıtlamıyor. Atlananlar bulunamaz.',
  stop: 'Durdur',
  goOn: 'Sürdür',
  nothingOmitted: 'Hiçbir şey atlanmamış.',
  ignored: (count) =>
    count === 1
      ? 'Hiçbir listede olmayan bir token’ın ya da sıfır tutarın bir aktarımı dışarıda bırakıldı.'
      : `Hiçbir listede olmayan token’ların ya da sıfır tutarların ${count} aktarımı dışarıda bırakıldı.`,
  omittedTitle: (count) => (count === 1 ? 'Hizmet olmuş bir şeyi atlıyor' : `Hizmet olmuş ${count} şeyi atlıyor`),
  omittedMultisig: 'Sahiplerin imzaladığı bir yürütme',
  omittedModule: 'Bir modülün yürütmesi',
  omittedTransfer: 'Bir aktarım',
  omittedFailed: 'başarısız',
  omittedLook: 'Bak',
  omittedMore: (count) => `ve ${count} tane daha`,
  inBlock: (block) => `${sayi(block)} numaralı blokta`,
  gapTitle: 'Bu listede yürütmeler eksik',
  gapText: (nonces) =>
    `Safe ${nonces} kullandı ve hizmet bunun için yürütme göstermiyor. Her nonce bir yürütmede kullanılır.`,
  nonces: (list) =>
    list.length === 1
      ? `nonce ${list[0]}`
      : `nonce ${list.slice(0, 10).join(', ')}${list.length > 10 ? ' ve fazlası' : ''}`,
  zeroValue: 'Hiçbir şey aktarılmadı',
  imitates: 'Başka bir token’ın adını kullanıyor',
  lookalike: 'Bildiğiniz bir adrese benziyor, ama o değil',
  notStarted: 'Bunu Safe başlatmadı',
}
