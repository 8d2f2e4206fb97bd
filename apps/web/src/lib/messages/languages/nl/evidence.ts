import type { LanguagePack } from '../LanguagePack.ts'
import { getal } from './grammar.ts'

const bij = (block: bigint | undefined) => (block === undefined ? '' : ` bij blok ${getal(block)}`)

export const evidence: LanguagePack['evidence'] = {
  label: (word) => `Bewijs: ${word}`,
  recomputed: {
    short: 'nagerekend',
    word: () => 'Hier nagerekend',
    sentence: () =>
      'Deze browser heeft het uit de ruwe transactie afgeleid. Niemand anders is daarvoor op zijn woord geloofd.',
  },
  chain: {
    short: 'chain',
    word: (block) => `Van de chain gelezen${bij(block)}`,
    sentence: (block) =>
      `Deze browser vroeg het aan de node die de beheerder van deze app, of jij, heeft gekozen${bij(block)}. De dienst is niet gevraagd.`,
  },
  bundled: {
    short: 'meegeleverd',
    word: () => 'Met deze app meegeleverd',
    sentence: () => 'Deel van de app zelf, hetzelfde voor iedereen die deze versie gebruikt.',
  },
  yours: {
    short: 'van jou',
    word: () => 'Van jou',
    sentence: () => 'Je hebt het hier ingevoerd. Het wordt in deze browser bewaard en nergens anders.',
  },
  claimed: {
    short: 'niet geverifieerd',
    word: () => 'Beweerd door de dienst',
    sentence: () => 'Alleen de dienst zegt dit. Niets hier bevestigt het, en niets hier vertrouwt erop.',
  },
}
