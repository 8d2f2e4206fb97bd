import type { LanguagePack } from '../LanguagePack.ts'
import { sayi } from './grammar.ts'

const blokta = (block: bigint | undefined) => (block === undefined ? '' : ` (blok ${sayi(block)})`)

export const evidence: LanguagePack['evidence'] = {
  label: (word) => `Kanıt: ${word}`,
  recomputed: {
    short: 'yeniden hesaplandı',
    word: () => 'Burada yeniden hesaplandı',
    sentence: () => 'Bu tarayıcı bunu ham işlemden çıkardı. Bunun için kimsenin sözüne güvenilmedi.',
  },
  chain: {
    short: 'zincir',
    word: (block) => `Zincirden okundu${blokta(block)}`,
    sentence: (block) =>
      `Bu tarayıcı, bu uygulamanın işleticisinin ya da sizin seçtiğiniz düğüme sordu${blokta(block)}. Hizmete sorulmadı.`,
  },
  bundled: {
    short: 'uygulamada',
    word: () => 'Bu uygulamayla geldi',
    sentence: () => 'Uygulamanın kendi parçası; bu sürümü kullanan herkes için aynı.',
  },
  yours: {
    short: 'sizin',
    word: () => 'Sizin',
    sentence: () => 'Bunu buraya siz girdiniz. Bu tarayıcıda saklanır, başka hiçbir yerde değil.',
  },
  claimed: {
    short: 'doğrulanmadı',
    word: () => 'Hizmetin iddiası',
    sentence: () =>
      'Bunu yalnızca hizmet söylüyor. Burada hiçbir şey bunu teyit etmiyor ve hiçbir şey buna dayanmıyor.',
  },
}
