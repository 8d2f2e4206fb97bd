import type { LanguagePack } from '../LanguagePack.ts'

export const common: LanguagePack['common'] = {
  address: 'adres',
  close: 'Kapat',
  copied: 'Kopyalandı!',
  copyFailed: 'Kopyalanamadı',
  copyWhat: (what) => `Kopyala: ${what}`,
  details: 'Ayrıntılar',
  retry: 'Tekrar dene',
  today: 'bugün',
  yesterday: 'dün',
  unknownError: 'Bir şey başarısız oldu ve nedenini bildirmedi.',
  nodeMissing:
    'Uygulamanın bu zincir için düğümü yok. Yöneticinizden rpcUrls.public ayarlamasını isteyin veya Ayarlar’dan bir düğüm seçin.',
  nodeUnreachable: 'Bu zincirin düğümü yanıt vermiyor. Kendiliğinden yeniden sorulur.',
  serviceSays: (words) => `Hizmet geri çeviriyor, kendi sözleriyle: “${words}”`,
  quoted: (words) => `“${words}”`,
  linkLeftOut: '[bir bağlantı, çıkarıldı]',
  loading: 'Yükleniyor',
  none: 'yok',
  you: 'siz',
  back: 'Geri',
  cancel: 'Vazgeç',
  columns: { what: 'Ne', before: 'Önce', after: 'Sonra' },
  appName: 'Countersign',
}
