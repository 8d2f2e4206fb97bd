import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

const al = (block: bigint | undefined) => (block === undefined ? '' : ` al blocco ${numero(block)}`)

export const evidence: LanguagePack['evidence'] = {
  label: (word) => `Prova: ${word}`,
  recomputed: {
    short: 'ricalcolato',
    word: () => 'Ricalcolato qui',
    sentence: () => 'Questo browser l’ha ricavato dalla transazione grezza. Nessun altro è stato creduto sulla parola.',
  },
  chain: {
    short: 'chain',
    word: (block) => `Letto dalla chain${al(block)}`,
    sentence: (block) =>
      `Questo browser ha interpellato il nodo scelto dal gestore di questa app, o da te${al(block)}. Il servizio non è stato interpellato.`,
  },
  bundled: {
    short: 'incluso',
    word: () => 'Incluso in questa app',
    sentence: () => 'Parte dell’app stessa, uguale per tutti quelli che usano questa versione.',
  },
  yours: {
    short: 'tuo',
    word: () => 'Tuo',
    sentence: () => 'L’hai inserito tu qui. È conservato in questo browser e in nessun altro posto.',
  },
  claimed: {
    short: 'non verificato',
    word: () => 'Dichiarato dal servizio',
    sentence: () => 'Lo dice solo il servizio. Qui nulla lo conferma, e nulla vi fa affidamento.',
  },
}
