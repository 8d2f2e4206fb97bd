import type { LanguagePack } from '../LanguagePack.ts'

export const introduction: LanguagePack['introduction'] = {
  title: 'Yeni misiniz? Üç kısa adım',
  progress: (step, count) => `Adım ${step}/${count}`,
  steps: [
    {
      title: 'Safe, birden çok sahibi olan bir hesaptır',
      text: 'Parası zincirdeki bir sözleşmede durur. Anlaştığınız sayıda sahip imzalamadan oradan hiçbir şey çıkmaz: örneğin üçte ikisi. O zaman kaybolan tek bir anahtar hiçbir şey kaybettirmez.',
    },
    {
      title: 'Biri önerir, herkes denetler, yeterincesi imzalar',
      text: 'Her sahip, bir işlemin ne yaptığını burada, baytlarından bu tarayıcıda çıkarılmış olarak görür. Hash’i cüzdanınızın ya da cihazınızın gösterdiğiyle karşılaştırın, sonra imzalayın. Son imza yürütülmesini sağlar.',
    },
    {
      title: 'Bakarak başlayın',
      text: 'Okumak için cüzdan gerekmez: bir Safe’i adresiyle açın. İmzalamak için bir sahibin cüzdanını bağlayın. Adlarınız, taslaklarınız ve ayarlarınız bu tarayıcıda kalır; Ayarlar’da dosyaya kaydedersiniz.',
    },
  ],
  skip: 'Atla',
  back: 'Geri',
  next: 'İleri',
  done: 'Tamam',
}
