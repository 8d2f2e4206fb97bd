import type { LanguagePack } from '../LanguagePack.ts'
import { liczba } from './grammar.ts'

const przy = (block: bigint | undefined) => (block === undefined ? '' : ` w bloku ${liczba(block)}`)

export const evidence: LanguagePack['evidence'] = {
  label: (word) => `Dowód: ${word}`,
  recomputed: {
    short: 'przeliczone',
    word: () => 'Przeliczone tutaj',
    sentence: () => 'Ta przeglądarka ustaliła to z surowej transakcji. Nie oparto się na niczyim słowie.',
  },
  chain: {
    short: 'blockchain',
    word: (block) => `Odczytane z blockchaina${przy(block)}`,
    sentence: (block) =>
      `Ta przeglądarka zapytała węzeł wybrany przez operatora tej aplikacji lub przez ciebie${przy(block)}. Usługi nie pytano.`,
  },
  bundled: {
    short: 'wbudowane',
    word: () => 'Wbudowane w tę aplikację',
    sentence: () => 'Część samej aplikacji, taka sama dla każdego, kto używa tej wersji.',
  },
  yours: {
    short: 'twoje',
    word: () => 'Twoje',
    sentence: () => 'Wpisane tutaj przez ciebie. Jest w tej przeglądarce i nigdzie indziej.',
  },
  claimed: {
    short: 'niezweryfikowane',
    word: () => 'Deklarowane przez usługę',
    sentence: () => 'Mówi to tylko usługa. Nic tutaj tego nie potwierdza i nic tutaj na tym nie polega.',
  },
}
