import { relativeDay } from '../../../formatTime.ts'
import type { LanguagePack } from '../LanguagePack.ts'
import { nombre } from './grammar.ts'

export const history: LanguagePack['history'] = {
  refusedTitle: (count) =>
    count === 1
      ? 'Une ligne de la réponse du service ne peut pas être lue'
      : `${count} lignes de la réponse du service ne peuvent pas être lues`,
  refusedText: 'Elles sont omises ; le reste est comme avant. Ce qu’elles désignaient n’est pas connu ici.',
  refusedRow: (name, place) => (place === '' ? name : `${name} : ${place}`),
  refusedNameless: 'une ligne sans identité',
  refusedMore: (count) => `et ${count} de plus`,
  confirmed: 'La chaîne le confirme.',
  isFalse: 'Faux : la chaîne ne le connaît pas',
  differs: 'Pas comme le dit le service',
  saysInstead: 'Ce qui est montré est ce que la chaîne a.',
  namesNone: 'Le service ne nomme pour cela aucune transaction de la chaîne.',
  contentDiffers: 'Le service dit autre chose de ce qu’elle a fait.',
  toldAsSuccess: 'Elle a échoué. Le service dit qu’elle a réussi.',
  toldAsFailure: 'Elle a réussi. Le service dit qu’elle a échoué.',
  timeDiffers: (at) => `Le service donne une autre heure : ${relativeDay(at, Date.now())}.`,
  nonceDiffers: (nonce) => `Le service donne un autre nonce : ${nonce}.`,
  repeatedTitle: (count) => `Lignes répétées : ${count}`,
  repeatedText: 'Le service montre les mêmes transactions plusieurs fois. Chacune est montrée une fois.',
  title: 'Confronté à la chaîne',
  looking: 'On vérifie ce qui est à l’écran',
  allConfirmed: (count) =>
    count === 1 ? 'La chaîne confirme la seule ligne à l’écran.' : `La chaîne confirme les ${count} lignes à l’écran.`,
  someConfirmed: (count, all) => `La chaîne confirme ${count} lignes sur ${all} à l’écran.`,
  rowsUnknown: (count) =>
    count === 1
      ? 'Pour une, la chaîne n’en montre pas assez ; elle reste prétendue.'
      : `Pour ${count}, la chaîne n’en montre pas assez ; elles restent prétendues.`,
  unreadable: 'La chaîne n’a pas pu être interrogée. Les lignes restent prétendues jusqu’à ce qu’elle réponde.',
  wrongRows: (count) => (count === 1 ? 'Une ligne n’est pas vraie' : `${count} lignes ne sont pas vraies`),
  wrongRowsText: 'Elles sont marquées dans la liste. Ne vous fiez pas à ce service avant de savoir pourquoi.',
  scanLabel: 'Recherche de ce qui est omis',
  scanning: (percent) => `Recherche de ce qui est omis : ${percent} % des blocs`,
  scanDone: 'Tout ce que le nœud sait de ce Safe a été parcouru.',
  scanPart: (block) => `Parcouru jusqu’au bloc ${nombre(block)}.`,
  scanFailed: 'Le nœud ne répond pas sur les anciens blocs. Ce qui est omis ne peut pas être trouvé.',
  stop: 'Arrêter',
  goOn: 'Continuer',
  nothingOmitted: 'Rien n’est omis.',
  ignored: (count) =>
    count === 1
      ? 'Un transfert d’un jeton d’aucune liste, ou de rien du tout, est omis.'
      : `${count} transferts de jetons d’aucune liste, ou de rien du tout, sont omis.`,
  omittedTitle: (count) =>
    count === 1 ? 'Le service omet quelque chose qui a eu lieu' : `Le service omet ${count} choses qui ont eu lieu`,
  omittedMultisig: 'Une exécution que des propriétaires ont signée',
  omittedModule: 'Une exécution par un module',
  omittedTransfer: 'Un transfert',
  omittedFailed: 'échoué',
  omittedLook: 'Le regarder',
  omittedMore: (count) => `et ${count} de plus`,
  inBlock: (block) => `au bloc ${nombre(block)}`,
  gapTitle: 'Des exécutions manquent dans cette liste',
  gapText: (nonces) =>
    `Le Safe a utilisé ${nonces}, et le service n’en montre aucune exécution. Chaque nonce est utilisé par une.`,
  nonces: (list) =>
    list.length === 1
      ? `le nonce ${list[0]}`
      : `les nonces ${list.slice(0, 10).join(', ')}${list.length > 10 ? ' et d’autres' : ''}`,
  zeroValue: 'Rien n’a été transféré',
  imitates: 'Porte le nom d’un autre jeton',
  lookalike: 'Ressemble à une adresse que vous connaissez, mais ne l’est pas',
  notStarted: 'Ce n’est pas le Safe qui l’a lancé',
}
