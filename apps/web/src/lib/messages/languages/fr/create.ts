import type { LanguagePack } from '../LanguagePack.ts'
import { nombre } from './grammar.ts'

export const create: LanguagePack['create'] = {
  title: 'Créer un Safe',
  lead: 'Choisissez qui signe et combien d’entre eux le doivent. L’adresse est connue avant que rien ne soit envoyé, et la même sur chaque chaîne.',
  name: 'Nom',
  nameHint: 'Pour vous seul : il est gardé dans ce navigateur.',
  owners: 'Propriétaires',
  owner: (number) => `Propriétaire ${number}`,
  ownerHint: 'L’adresse d’un compte avec lequel son détenteur a déjà signé. Elle est montrée par groupes de quatre.',
  add: 'Ajouter un propriétaire',
  addMe: 'Ajouter votre compte',
  drop: 'Enlever',
  dropWhich: (number) => `Enlever le propriétaire ${number}`,
  threshold: 'Signatures requises',
  thresholdHint: (count) => `sur ${count} ${count === 1 ? 'propriétaire' : 'propriétaires'}`,
  version: 'Version',
  versions: {
    '1.4.1': '1.4.1 (la plupart des applications la connaissent)',
    '1.5.0': '1.5.0 (la plus récente)',
    '1.3.0': '1.3.0 (pour les chaînes qui n’en ont pas d’autre)',
  },
  versionHint:
    'Quelle version des contrats officiels il exécute. Les propriétaires peuvent passer plus tard à une plus récente.',
  chains: 'Chaînes',
  chainsHint:
    'Il reçoit la même adresse sur chacune. D’autres peuvent être ajoutées plus tard, tant que ce plan est gardé.',
  address: 'Son adresse',
  addressHint:
    'Faite ici à partir des propriétaires, du seuil, de la version et du sel. Qui change l’un d’eux obtient une autre adresse.',
  addressWaits: 'Elle est montrée dès que les propriétaires et le seuil sont justes.',
  another: 'Une autre adresse',
  wish: 'Faire commencer l’adresse par …',
  wishLabel: 'Début de l’adresse',
  wishHint: (most) =>
    `Jusqu’à ${most} chiffres de 0 à 9 et de a à f ; chacun de plus prend seize fois plus de temps. Comparez tout de même l’adresse entière : ce que vous pouvez chercher, d’autres le peuvent aussi.`,
  wishError: (most) => `Seulement les chiffres de 0 à 9 et de a à f, ${most} au plus.`,
  search: 'Chercher',
  stop: 'Arrêter',
  searching: (tried) => `${nombre(tried)} ${tried === 1 ? 'essai' : 'essais'}`,
  stopped: 'Arrêté. L’adresse est comme elle était.',
  found: (tried) => `Trouvée après ${nombre(tried)} ${tried === 1 ? 'essai' : 'essais'}.`,
  searchFailed: 'La recherche a échoué',
  looking: 'Les propriétaires sont regardés sur la chaîne.',
  review: 'Vérifier',
  reviewHint: 'Rien n’est encore envoyé.',
  refusedTitle: 'Cela ne peut pas encore être vérifié',
  refusedText: 'Corrigez ce qui est marqué ci-dessus.',
  cautions: {
    one: 'Une seule clé décide de tout. Si elle est perdue, tout est perdu ; si elle est volée, aussi. Trois propriétaires dont deux doivent signer survivent à l’un comme à l’autre.',
    anyone: 'N’importe quel propriétaire, seul, peut tout déplacer.',
    all: (count) =>
      `Les ${count} propriétaires doivent tous signer. Si une clé est perdue, le Safe est verrouillé pour toujours. Un propriétaire de plus que de signatures y survit.`,
    good: (threshold, count) =>
      `${threshold} sur ${count} : ${count - threshold === 1 ? 'une clé peut être perdue' : `${count - threshold} clés peuvent être perdues`}, et ${threshold - 1 === 1 ? 'une peut être volée' : `${threshold - 1} peuvent être volées`}, sans dommage.`,
    notYou: 'Votre compte n’est pas propriétaire : vous payez la création, et ne pouvez pas signer pour ce Safe.',
    contract: (who, chain) =>
      `${who} est un contrat sur ${chain}, et pas un Safe. Il ne peut signer que si son code le sait (EIP-1271) ; sinon, c’est un propriétaire qui ne signe jamais.`,
    safe: (who, chain) =>
      `${who} est un Safe sur ${chain} : il signe dès que ses propres propriétaires l’approuvent là-bas.`,
    missing: (who, chain) =>
      `${who} est un contrat sur une autre chaîne et pas sur ${chain} : là, personne ne peut signer pour lui avant qu’il soit créé.`,
    unknown: (who, chain) =>
      `${chain} n’a pas dit ce qu’est ${who}. Si c’est un contrat, il ne pourra peut-être jamais signer.`,
    lookalike: (who, other) =>
      `${who} ressemble à ${other} et est une autre adresse. Comparez chaque chiffre avec son détenteur.`,
  },
  errors: {
    zero: 'C’est l’adresse zéro : personne n’en a la clé.',
    sentinel: 'Le Safe utilise lui-même cette adresse pour marquer les bouts de sa liste de propriétaires.',
    twice: 'C’est nommé deux fois.',
    tooHigh: (threshold, count) =>
      `${threshold} signatures de ${count} ${count === 1 ? 'propriétaire' : 'propriétaires'} ne peuvent jamais être données. Choisissez-en moins.`,
    noChain: 'Choisissez au moins une chaîne.',
  },
  planTitle: 'Un Safe à créer',
  planLead:
    'Tout ce dont son adresse est faite. Il peut déjà recevoir, et il est créé avec sa première transaction ou avant elle.',
  planMissing: 'Aucun plan pour cette adresse n’est gardé dans ce navigateur',
  planMissingText:
    'Seul qui connaît les propriétaires, le seuil, la version et le sel peut créer un Safe. Ouvrez la page dans le navigateur où il a été planifié, ou planifiez-le à nouveau.',
  planChanged: 'Ce qui est gardé ici donne une autre adresse',
  planChangedText: 'Le plan a été modifié depuis qu’il a été fait. Rien ne peut en être créé.',
  planAgain: 'Planifier un Safe',
  change: 'Modifier',
  forget: 'Oublier ce plan',
  forgetTitle: 'L’oublier pour toujours ?',
  forgetText:
    'Là où il n’est pas créé, ce qui a été envoyé à son adresse ne peut alors être atteint qu’en planifiant à nouveau exactement le même Safe, avec le même sel.',
  setupTitle: 'Ce qu’il sera',
  of: (threshold, count) => `${threshold} sur ${count} doivent signer`,
  fields: {
    salt: 'Sel',
    factory: 'Fabrique',
    singleton: 'Code qu’il exécute',
    handler: 'Gestionnaire de repli',
    module: 'Modules',
    payment: 'Paiement à quelqu’un',
    call: 'Appel à l’installation',
    data: 'L’appel entier',
    initializer: 'L’installation qu’il contient',
  },
  exactCall: 'L’appel exact qui est envoyé',
  checksTitle: 'Recalculé ici',
  chainsTitle: 'Sur chaque chaîne',
  notThere: 'Pas encore créé',
  notThereText: 'Il peut recevoir. Sa première transaction le crée ; ou quelqu’un le crée avant et paie les frais.',
  holds: 'Il détient',
  createOn: (chain) => `Créer sur ${chain}`,
  creating: 'Le portefeuille est interrogé. Rien n’est envoyé avant son accord.',
  mining: 'Envoyé. En attente de la chaîne.',
  created: 'Créé, et comme prévu',
  createdText: (count) =>
    `${count} ${count === 1 ? 'vérification' : 'vérifications'} sur la chaîne : propriétaires, seuil, gestionnaire de repli, code, aucun module, aucune garde.`,
  createdWrong: 'Ce qui s’y trouve n’est pas ce qui était prévu',
  createdWrongText:
    'N’y envoyez rien. Des propriétaires l’ont peut-être changé depuis ; sinon, autre chose se trouve à cette adresse.',
  checkList: 'Toutes les vérifications',
  open: 'L’ouvrir',
  impossible: 'Il ne peut pas être créé ici',
  impossibleText: 'Sans ces contrats, l’adresse serait une autre. Choisissez une autre version, ou une autre chaîne.',
  chainFailed: (chain) => `${chain} n’a pas pu être lue`,
  chainReading: (chain) => `Lecture de ${chain}`,
  connect: 'Connecter un portefeuille',
  failed: 'Il n’a pas été créé',
  rejectedTitle: 'Vous l’avez refusé dans le portefeuille',
  rejectedText: 'Rien n’a été envoyé. Le plan est gardé.',
  first: 'Préparer sa première transaction',
  sentDescription: 'Création d’un Safe',
  otherChains: 'Plus de chaînes',
  plannedTitle: 'Ce Safe est planifié, et pas encore créé sur cette chaîne',
  plannedText:
    'Il peut recevoir. La première chose qu’il fait, paiement, lot ou changement de réglages, le crée dans la même transaction. Les propriétaires la signent auparavant.',
  plannedLink: 'Le créer',
  createLink: 'Créer un Safe',
}
