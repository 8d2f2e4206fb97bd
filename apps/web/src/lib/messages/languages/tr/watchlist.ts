import type { LanguagePack } from '../LanguagePack.ts'

export const standing: LanguagePack['standing'] = {
  label: 'Safe’leriniz arasında',
  watch: 'Bu Safe’i izle',
  unwatch: 'İzlemeyi bırak',
  pin: 'Sabitle: adresin tamamını karşılaştırdım',
  unpin: 'Sabitlemeyi kaldır',
  unknownTitle: 'Hizmet bu Safe’i bilmiyor',
  unknownText:
    'Hizmet okumaya başlamadan önce ya da alışılmadık bir yolla yapılmış. Durumu zincirden gelir ve onun için imzalanabilir; geçmişi listelenmez.',
  announce: 'Hizmete bildir',
  announcing: 'Hizmet zincire soruyor',
  announced: 'Hizmet şimdi onu oluşturulmasından başlayarak okuyor',
  announcedText: 'Geçmişi birazdan listelenir. Sayfa kendiliğinden yeniden bakar.',
  failed: 'Hizmet kabul etmedi',
  transaction: 'Onu oluşturan işlem',
  transactionHint: 'Yalnızca hizmetin kendisi bulamadığında.',
  transactionError: 'Bu bir işlem hash’i değil.',
}
