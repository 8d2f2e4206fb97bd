import type { LanguagePack } from '../LanguagePack.ts'
import { nombre } from './grammar.ts'

export const movements: LanguagePack['movements'] = {
  refused: {
    order: 'Les livres du service se répètent ou font des sauts : ils ne peuvent pas être vrais.',
    stranger: 'Les livres du service ont des lignes qui ne concernent pas ce Safe.',
  },
  asTable: 'En tableau',
  title: 'Au fil du temps',
  loading: 'Lecture des mouvements',
  failed: 'Les mouvements n’ont pas pu être lus',
  balanceFailed: 'Ce qu’il y avait à ce moment n’a pas pu être lu sur la chaîne',
  asset: 'Avoir',
  period: 'Période',
  periods: { week: '7 jours', month: '30 jours', year: '1 an', all: 'Tout' },
  piece: (symbol, id) => `${symbol} n° ${id}`,
  level: (symbol) => `Solde en ${symbol}`,
  flow: (symbol) => `${symbol} entrés et sortis`,
  columns: { time: 'Jusqu’à', balance: 'Solde', incoming: 'Entré', outgoing: 'Sorti' },
  came: 'Entré',
  went: 'Sorti',
  nothing: '0',
  upTo: (block) => `, bloc ${nombre(block)}.`,
  upToLead: 'Jusqu’à',
  sources:
    'Combien il y a à la fin est lu sur la chaîne. Ce qui a bougé avant, et quand, est la parole du service, comptée à rebours à partir de là.',
  newestOnly: (count) =>
    `Seuls les ${nombre(count)} mouvements les plus récents ont été lus. Ce qu’il y avait avant n’est pas dessiné.`,
  emptyTitle: 'Le service ne signale aucun transfert',
  notMatching: (count) => `Transferts qui ne correspondent pas à la chaîne : ${count}`,
  notMatchingText: 'Ils ne sont pas dessinés. Ne vous fiez pas à ce service avant de savoir pourquoi.',
  verified: 'Chaque transfert dessiné ici a été vérifié sur la chaîne.',
  emptyText: 'Envoyez quelque chose à l’adresse de ce Safe : ce qui entre et ce qui sort est dessiné ici dès lors.',
  missingTitle: 'Ce que le service liste ne donne pas ce que la chaîne détient',
  missingMore: (amount) =>
    `La chaîne détient ${amount} de plus que ce qu’expliquent tous les mouvements que le service liste.`,
  missingLess: (amount) =>
    `D’après tous les mouvements que le service liste, il y aurait ${amount} de plus que ce que la chaîne détient.`,
  impossible: 'D’après les mouvements que le service liste, il y aurait eu un jour moins que rien.',
  missingText:
    'Soit il en omet ou en invente, soit quelque chose a bougé sans laisser de trace : des frais que le Safe a remboursés, ce qui a été envoyé avant la création du Safe, des récompenses de blocs, des jetons qui changent d’eux-mêmes. Ce qu’il y a maintenant est dans tous les cas la parole de la chaîne.',
  disorderTitle: 'Le service donne des heures impossibles',
  disorderText:
    'Certains de ses mouvements sont plus anciens par leur bloc et plus récents par leur heure. Ils ne sont pas dessinés.',
}
