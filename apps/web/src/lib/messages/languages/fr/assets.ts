import type { LanguagePack } from '../LanguagePack.ts'
import { nombre } from './grammar.ts'

export const assets: LanguagePack['assets'] = {
  title: 'Avoirs',
  lead: (block) =>
    `Les montants, symboles et décimales sont lus dans les contrats eux-mêmes au bloc ${nombre(block)}. Les jetons à regarder sont suggérés par le service.`,
  loading: 'Lecture des soldes',
  columns: { asset: 'Avoir', balance: 'Solde', contract: 'Contrat', worth: 'Valeur' },
  native: 'Monnaie de la chaîne',
  imitates: 'Porte le nom d’un autre jeton, et ne l’est pas',
  unlisted: 'jeton non vérifié',
  twin: 'Un autre jeton porte ici le même nom. Comparez les contrats.',
  none: 'Ce Safe ne détient rien',
  noneText: 'Envoyez quelque chose à son adresse et cela apparaîtra ici.',
  failed: 'Les soldes n’ont pas pu être lus',
  serviceFailed: 'Le service n’a pas nommé les jetons de ce Safe',
  serviceFailedText:
    'Seuls la monnaie de la chaîne et les jetons configurés par l’exploitant sont listés. Il peut y en avoir d’autres.',
  differs: (claimed) => `Le service dit ${claimed}`,
  differsSymbol: (claimed) => `Le service l’appelle ${claimed}`,
  differsDecimals: (claimed) => `Le service compte ${claimed} décimales`,
  unreadable: (count) =>
    count === 1
      ? `${count} contrat nommé par le service ne répond pas comme un jeton et est omis.`
      : `${count} contrats nommés par le service ne répondent pas comme des jetons et sont omis.`,
  incomplete: 'Tous les jetons ne sont pas affichés : ce Safe en a reçu plus que l’on n’en lit à la fois.',
  all: 'Tous les avoirs',
  send: 'Envoyer',
  sendWhat: (symbol) => `Envoyer ${symbol}`,
  watch: 'Ajouter au portefeuille',
  watchWhat: (symbol) => `Ajouter au portefeuille : ${symbol}`,
  watchElsewhere: (chain) => `Votre portefeuille est sur une autre chaîne. Passez d’abord à ${chain}.`,
  watchAdded: (symbol) => `Votre portefeuille liste maintenant ${symbol}.`,
  watchRejected: 'Vous l’avez refusé dans le portefeuille.',
  watchUnsupported:
    'Ce portefeuille n’ajoute pas de jetons pour des pages. Copiez l’adresse du contrat et ajoutez-le vous-même.',
  watchFailed: (reason) => `Le portefeuille ne l’a pas ajouté. Il a dit : ${reason}`,
  fiat: (amount) => `≈ ${amount}`,
  fiatClaimed: 'Seul le service connaît les prix. Rien ici ne confirme celui-ci, et rien ici ne s’y fie.',
  currency: 'Valeur en',
  collectibles: 'Objets de collection',
  collectiblesFailed: 'Les objets de collection n’ont pas pu être lus',
  collectiblesLoading: 'Lecture des objets de collection',
  collectibleName: (symbol, id) => `${symbol} ${id}`,
  collectibleNotHeld: 'N’appartient pas à ce Safe, selon la chaîne',
  collectibleNumber: 'Numéro',
  collectibleOwner: 'Propriétaire',
  collectibleSilent: 'Le contrat ne le dit pas',
  collectibleNameClaimed: 'Seul le service donne ce nom. Le propriétaire et le symbole sont lus sur la chaîne.',
  collectiblesMissing: (count) => `Objets de collection que le service ne montre pas : ${count}`,
  collectiblesMissingText: 'Selon la chaîne, ce Safe les détient.',
  collectiblesUnchecked: 'Exhaustivité non vérifiée : le nœud ne donne pas tous les journaux de ce Safe.',
  moreCollectibles: 'En voir plus',
  multi: 'Les jetons de type ERC-1155 ne sont pas listés : aucun service n’est interrogé à leur sujet.',
  sendMulti: 'En envoyer par contrat et numéro',
  noPicture: {
    elsewhere: 'Son image n’est pas montrée : elle est chez un inconnu, qui apprendrait que vous regardez.',
    off: 'Son image n’est pas montrée : l’exploitant de cette application n’a pas activé les images.',
    unsuitable: 'Son image n’est pas montrée : c’est un document et pas une simple image.',
  },
  showDrawing: 'Montrer son dessin',
  showDrawingOf: (name) => `Montrer son dessin : ${name}`,
}
