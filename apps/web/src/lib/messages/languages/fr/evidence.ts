import type { LanguagePack } from '../LanguagePack.ts'
import { nombre } from './grammar.ts'

const au = (block: bigint | undefined) => (block === undefined ? '' : ` au bloc ${nombre(block)}`)

export const evidence: LanguagePack['evidence'] = {
  label: (word) => `Preuve : ${word}`,
  recomputed: {
    short: 'recalculé',
    word: () => 'Recalculé ici',
    sentence: () =>
      'Ce navigateur l’a établi à partir de la transaction brute. La parole de personne n’a été prise pour cela.',
  },
  chain: {
    short: 'chaîne',
    word: (block) => `Lu sur la chaîne${au(block)}`,
    sentence: (block) =>
      `Ce navigateur a interrogé le nœud que l’exploitant de cette application, ou vous, avez choisi${au(block)}. Le service n’a pas été interrogé.`,
  },
  bundled: {
    short: 'fourni',
    word: () => 'Fourni avec cette application',
    sentence: () => 'Fait partie de l’application elle-même, identique pour tous ceux qui utilisent cette version.',
  },
  yours: {
    short: 'à vous',
    word: () => 'À vous',
    sentence: () => 'Vous l’avez saisi ici. C’est gardé dans ce navigateur et nulle part ailleurs.',
  },
  claimed: {
    short: 'non vérifié',
    word: () => 'Prétendu par le service',
    sentence: () => 'Seul le service le dit. Rien ici ne le confirme, et rien ici ne s’y fie.',
  },
}
