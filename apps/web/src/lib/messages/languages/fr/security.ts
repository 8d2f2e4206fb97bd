import type { LanguagePack } from '../LanguagePack.ts'
import { nombre } from './grammar.ts'

export const about: LanguagePack['about'] = {
  title: 'Le contrat',
  lead: (block) =>
    `Ce qui décide de ce Safe, lu sur la chaîne au bloc ${nombre(block)}, quand cela a changé pour la dernière fois et par qui.`,
  leadPlanned:
    'Ce qui décidera de ce Safe. Il n’est pas encore sur la chaîne : tout cela découle de son adresse, calculé ici à partir de ce qui est conservé dans ce navigateur.',
  loading: 'Lecture du Safe sur la chaîne',
  unreadable: 'Le Safe n’a pas pu être lu sur la chaîne',
  notASafe: 'Ce n’est pas un Safe',
  print: 'Imprimer',
  save: 'Enregistrer en JSON',
  fileName: (chainId, safe) => `safe-${chainId}-${safe}.json`,
  facts: 'Ce que c’est',
  address: 'Adresse',
  parts: {
    owners: 'Propriétaires',
    threshold: 'Seuil',
    nonce: 'Prochain nonce',
    version: 'Version',
    implementation: 'Implémentation',
    modules: 'Modules',
    guard: 'Garde (guard)',
    moduleGuard: 'Garde des modules',
    fallbackHandler: 'Gestionnaire de repli (fallback handler)',
    creation: 'Création',
  },
  meaning: {
    owners: 'Qui peut signer pour le Safe. La signature de personne d’autre ne compte.',
    threshold: 'Combien de propriétaires doivent signer avant que quoi que ce soit ne se fasse.',
    nonce:
      'Le numéro de la transaction qui peut être exécutée ensuite. Chaque numéro est utilisé une fois, dans cet ordre.',
    version: 'La version des contrats Safe qu’il dit être.',
    implementation: 'Le contrat dont le Safe exécute le code. Qui le remplace décide de tout.',
    modules: 'Des contrats qui peuvent agir pour le Safe sans aucune signature, autant que leur propre code le permet.',
    guard: 'Un contrat consulté avant et après chaque transaction des propriétaires, et qui peut la refuser.',
    moduleGuard: 'Un contrat consulté avant et après tout ce que font les modules, et qui peut le refuser.',
    fallbackHandler:
      'Un contrat qui répond pour le Safe à ce que le Safe lui-même ne sait pas : si une signature est valable, s’il prend les NFT.',
    creation:
      'Comment il est né : quelle fabrique l’a créé, à partir de quel code et avec quels premiers propriétaires.',
  },
  thresholdValue: (threshold, owners) => `${threshold} sur ${owners}`,
  none: 'aucun',
  unread: 'illisible',
  sinceVersion: (version) => `aucun : cette version ne le connaît pas, ${version} et les suivantes oui`,
  by: 'par',
  factory: 'par la fabrique',
  creationProven: 'L’installation que donne le service produit exactement cette adresse. Cela a été recalculé ici.',
  creationClaimed:
    'C’est le service qui le dit. Ce qu’il donne de l’installation ne suffit pas pour calculer l’adresse.',
  creationFailed: 'La façon dont il a été créé n’a pas pu être obtenue du service.',
  creationFirst: (threshold, owners) => `${threshold} propriétaires sur ${owners} au départ`,
  changed: 'Dernier changement',
  changeLoading: 'Recherche de son dernier changement',
  changeFailed: 'Son dernier changement n’a pas pu être lu sur la chaîne.',
  neverChanged: 'Inchangé depuis la création du Safe.',
  notFound: (block) =>
    `Inchangé depuis le bloc ${nombre(block)}. Le nœud ne permet pas de remonter plus loin en une fois.`,
  whenMade: 'à sa création',
  signed: 'signé par ses propriétaires',
  byModule: 'par le module',
  sentBy: 'envoyé par',
  openTransaction: 'qui a signé',
  tree: 'Qui décide',
  treeLoading: 'On remonte aux propriétaires',
  treeFailed: 'On n’a pas pu lire si des propriétaires sont des Safes',
  needs: (threshold, owners) => `un Safe : ${threshold} de ses ${owners} propriétaires doivent signer`,
  again: 'figure déjà plus haut',
  alone: 'Pourraient agir seuls',
  nobodyAlone: 'Aucun compte ne peut agir seul.',
  modulesAlone: 'Pourraient agir sans aucun propriétaire',
  posture: 'Comment il pourrait être plus sûr',
  postureLead:
    'Le pire d’abord. Chaque point dit comment y remédier ; chaque remède est une transaction que les propriétaires signent.',
  inOrder: 'En ordre',
  stillReading: 'Le reste est encore examiné',
  mend: {
    owners: 'Changer les propriétaires ou le seuil',
    modules: 'Changer les modules',
    guard: 'Mettre une garde',
    moduleGuard: 'Mettre une garde des modules',
    fallbackHandler: 'Changer le gestionnaire de repli',
    implementation: 'Changer l’implémentation',
  },
  tone: {
    stop: 'À corriger',
    caution: 'Prudence',
    unknown: 'Inconnu',
    info: 'Peut être amélioré',
    ok: 'En ordre',
  },
  // Of what is in order only the first line is shown.
  findings: {
    THRESHOLD_ONE: [
      'Une signature suffit',
      'Qui a la clé d’un seul propriétaire, quel qu’il soit, peut tout prendre. Relevez le seuil.',
    ],
    SINGLE_OWNER: [
      'Il n’y a qu’un propriétaire',
      'Qui a cette clé peut tout prendre, et sans elle le Safe est perdu. Ajoutez des propriétaires, puis relevez le seuil.',
    ],
    NO_SPARE_KEY: [
      'Tous les propriétaires doivent signer',
      'Si une clé est perdue, le Safe est verrouillé pour toujours. Ajoutez un propriétaire, ou abaissez le seuil.',
    ],
    THRESHOLD_SOUND: ['Plus d’un propriétaire doit signer, et l’un peut manquer', 'Rien à corriger.'],
    SOLO_SIGNER: [
      'Une personne suffit, bien que plusieurs doivent signer',
      'Ces comptes parlent à la fois pour plusieurs des propriétaires et atteignent seuls le seuil. Remplacez l’un de ces propriétaires.',
    ],
    DEADLOCK: [
      'Un propriétaire ne peut jamais signer',
      'Ces Safes ne peuvent atteindre leur seuil sans leur propre signature. Remplacez-les comme propriétaires.',
    ],
    OWNERS_IN_A_CIRCLE: [
      'Des propriétaires tournent en rond',
      'Ces Safes sont, à travers d’autres, propriétaires d’eux-mêmes. Remplacez-les comme propriétaires.',
    ],
    NESTED_THRESHOLD_ONE: [
      'Un propriétaire est un Safe pour lequel une seule clé parle',
      'N’importe lequel de leurs propriétaires signe pour ces Safes. Relevez-y le seuil, ou remplacez-les ici.',
    ],
    TREE_SOUND: ['Personne ne parle pour plusieurs propriétaires, et aucun n’est une impasse', 'Rien à corriger.'],
    TREE_UNREAD: [
      'On n’a pas pu lire si des propriétaires sont des Safes',
      'Regardez à nouveau quand le nœud répondra.',
    ],
    OWNERS_IDLE: [
      'Un propriétaire n’a pas été vu depuis un an',
      'Aucune des transactions exécutées de l’année passée que nous avons regardées ne porte sa signature. Demandez-lui s’il a encore la clé ; sinon, remplacez-la.',
    ],
    OWNERS_UNSEEN: [
      'Un propriétaire n’a pas encore signé',
      'Aucune des transactions exécutées que nous avons regardées ne porte sa signature. Faites-lui en signer une, pour savoir que la clé marche.',
    ],
    OWNERS_AWAKE: ['Chaque propriétaire a signé dans l’année passée', 'Rien à corriger.'],
    ACTIVITY_UNREAD: [
      'On n’a pas pu lire quand les propriétaires ont signé pour la dernière fois',
      'Il faut pour cela le service, qui nomme les transactions, et le nœud. Regardez à nouveau quand les deux répondront.',
    ],
    OLD_VERSION: [
      'Il existe une version plus récente',
      'L’exploitant de cette chaîne en recommande une plus récente. L’adresse, les propriétaires et les soldes restent quand on la change.',
    ],
    REPLAYABLE_VERSION: [
      'Les signatures ne sont pas liées à cette chaîne',
      'Avant 1.3.0, une signature pour ce Safe compte aussi pour un Safe de même adresse sur une autre chaîne. Changez l’implémentation.',
    ],
    VERSION_CURRENT: ['La version est aussi récente que recommandé', 'Rien à corriger.'],
    VERSION_UNREAD: [
      'Il ne dit pas quelle version il est',
      'Ce qu’il dit de lui-même n’est aucune version des contrats Safe.',
    ],
    CODE_UNKNOWN: [
      'Il exécute du code qui n’est aucune version officielle',
      'Personne ici ne peut dire ce qu’il fait. Déplacez ce qu’il détient vers un Safe au code officiel.',
    ],
    CODE_OFFICIAL: ['Il exécute du code officiel', 'Rien à corriger.'],
    CODE_UNREAD: ['Son code n’a pas pu être comparé au code officiel', 'Regardez à nouveau quand le nœud répondra.'],
    HANDLER_UNKNOWN: [
      'Le gestionnaire de repli n’est pas officiel',
      'Il répond au nom du Safe si une signature est valable : un gestionnaire hostile signe pour lui des messages, des ordres et des identifications. Mettez l’officiel.',
    ],
    NO_HANDLER: [
      'Il n’y a pas de gestionnaire de repli',
      'Les applications ne peuvent pas demander au Safe si un message est signé, et il ne peut pas recevoir de NFT par un transfert sûr. Mettez l’officiel.',
    ],
    MODULE_UNKNOWN: [
      'Un module inconnu ici peut agir seul',
      'Il peut tout déplacer et changer les propriétaires sans aucune signature ; seul son propre code le limite. Désactivez ce dont vous n’avez pas besoin.',
    ],
    MODULE_LIMITS: [
      'Des limites de dépense sont activées',
      'Qui a une limite dépense dans celle-ci sans les propriétaires. Parcourez les limites de temps en temps.',
    ],
    MODULES_UNGUARDED: [
      'Rien ne surveille les modules',
      'Une garde des modules est consultée avant tout ce qu’ils font, et peut le refuser.',
    ],
    MODULES_UNREAD: [
      'La liste des modules n’a pas pu être lue jusqu’au bout',
      'Il peut y en avoir qui peuvent agir seuls.',
    ],
    NO_MODULES: ['Aucun module ne peut agir pour lui', 'Rien à corriger.'],
    NO_GUARD: [
      'Seule l’attention des propriétaires arrête un delegatecall',
      'Un delegatecall exécute d’autre code à la place du Safe et peut tout remplacer : un seul, signé à la hâte, a permis les plus grands vols. Une garde peut le refuser, quels que soient les signataires.',
    ],
    GUARD_ALLOWS: [
      'La garde laisse passer un delegatecall vers un inconnu',
      'Interrogée sur le nœud, elle n’a pas refusé que du code inconnu de tous s’exécute à la place du Safe. Mettez-en une qui le refuse.',
    ],
    GUARD_REFUSES: ['La garde refuse un delegatecall vers un inconnu', 'Rien à corriger.'],
    GUARD_UNCLEAR: [
      'Ce que la garde fait des delegatecalls n’est pas clair',
      'Interrogée sur le nœud, elle a refusé aussi un simple appel vers un inconnu. Demandez à ses auteurs.',
    ],
    GUARD_UNREAD: ['Ce que fait la garde n’a pas pu être demandé', 'Regardez à nouveau quand le nœud répondra.'],
    SETUP_CALLED_STRANGER: [
      'Du code étranger s’est exécuté à sa place pendant sa création',
      'Il a pu laisser quelque chose derrière lui. Comparez ce qui est ci-dessus avec ce que vous attendez, et passez à un nouveau Safe si vous ne savez pas pourquoi.',
    ],
  },
}
