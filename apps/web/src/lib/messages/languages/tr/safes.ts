import type { LanguagePack } from '../LanguagePack.ts'

export const safes: LanguagePack['safes'] = {
  title: 'Safe’ler',
  lead: 'Hesabınızı sahip olarak gösteren Safe’ler. Hizmet önerir; her birini zincir teyit eder.',
  introTitle: 'Güvenmek zorunda olmadığınız bir multisig cüzdan',
  introText:
    'Safe’lerinizde ne olduğunu ve sizi neyin beklediğini görün; önerin, denetleyin, imzalayın ve yürütün. Her hash, imza ve sahip bu tarayıcıda, bu uygulamanın işleticisinin seçtiği bir düğüme göre doğrulanır.',
  introPoints: [
    {
      title: 'Gördüğünüz, imzaladığınızdır',
      text: 'Cüzdanınızın gösterdiği hash, okuduğunuz aynı sabitlenmiş işlemden burada yeniden hesaplanır.',
    },
    {
      title: 'Hizmet bir yabancıdır',
      text: 'Sizi uyarabilir. Asla bir düğmeyi etkinleştiremez, bir denetimi gizleyemez ya da bir imzayı sayamaz.',
    },
    {
      title: 'Hiçbir şey kaybolmaz',
      text: 'İmzaladıklarınız bu tarayıcıda saklanır; hizmet onları göstermeyi bırakırsa size bildirilir.',
    },
  ],
  connectFirst: 'Cüzdan bağla',
  create: 'Safe oluştur',
  openByAddress: 'Adresiyle bir Safe aç',
  openLabel: 'Bir Safe’in adresi',
  openHint: 'Okumak için cüzdan gerekmez.',
  openChain: 'Zincir',
  open: 'Aç',
  openError: 'Bu bir adres değil ya da sağlama toplamı yanlış.',
  none: 'Hizmet bu hesabın hiçbir Safe’ini göstermiyor',
  noneText: 'Başka bir hesap bağlayın ya da bakmak için bir Safe’i adresiyle açın.',
  loading: 'Safe’leriniz aranıyor',
  listFailed: (chain) => `${chain} zincirindeki Safe’leriniz listelenemedi`,
  notOwner: 'Hizmet bu Safe’i sizin için listeliyor. Zincire göre sahip değilsiniz.',
  unreadable: 'Zincir okunamadı',
  owner: 'Sahiplerdensiniz',
  needsTitle: 'Sizi bekleyenler',
  needsLoading: 'Kuyruklarınıza bakılıyor',
  rename: 'Yeniden adlandır',
  save: 'Kaydet',
}
