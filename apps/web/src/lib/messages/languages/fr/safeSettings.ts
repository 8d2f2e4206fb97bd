import type { LanguagePack } from '../LanguagePack.ts'

export const safeSettings: LanguagePack['safeSettings'] = {
  title: 'Réglages du Safe',
  lead: 'Ce qui décide de ce Safe à côté de ses propriétaires. Chaque changement est une transaction que les propriétaires signent.',
  part: 'Quoi changer',
  about: {
    modules: 'Des contrats qui peuvent agir pour le Safe sans aucune signature, autant que leur propre code le permet.',
    guard: 'Un contrat consulté avant et après chaque transaction des propriétaires, et qui peut la refuser.',
    moduleGuard: 'Un contrat consulté avant et après tout ce que font les modules, et qui peut le refuser.',
    fallbackHandler:
      'Un contrat qui répond pour le Safe à ce que le Safe lui-même ne sait pas : si une signature est valable, s’il prend les NFT.',
    implementation:
      'Le code que le Safe exécute. Il n’est remplacé que par une version officielle, par le contrat de migration officiel.',
  },
  enabled: 'Modules activés',
  noModules: 'Aucun module n’est activé.',
  modulesUnknown:
    'La liste des modules n’a pas pu être lue jusqu’au bout. Des modules peuvent être activés ici, et aucun désactivé.',
  disable: 'Désactiver',
  disableWho: (who) => `Désactiver ${who}`,
  keep: 'Garder',
  keepWho: (who) => `Garder ${who}`,
  goes: 'est désactivé',
  newModule: (number) => `Nouveau module ${number}`,
  newModuleHint: 'L’adresse du contrat du module sur cette chaîne, donnée par ses auteurs.',
  add: 'Activer un module',
  drop: 'Enlever',
  dropWhich: (number) => `Enlever le nouveau module ${number}`,
  action: 'Changement',
  set: {
    guard: 'Mettre une garde',
    moduleGuard: 'Mettre une garde des modules',
    fallbackHandler: 'Mettre un gestionnaire',
  },
  remove: 'Le retirer',
  address: {
    guard: 'Nouvelle garde',
    moduleGuard: 'Nouvelle garde des modules',
    fallbackHandler: 'Nouveau gestionnaire de repli',
  },
  addressHint: 'L’adresse d’un contrat sur cette chaîne, donnée par ses auteurs.',
  useOfficial: 'Prendre l’officiel',
  migration: 'Nouvelle implémentation',
  migrationHint: 'Seulement ce que cette chaîne a, et dont le code est celui qui a été publié.',
  choose: 'En choisir une',
  withHandler: (target, handler) => `${target}, avec ${handler}`,
  keepsHandler: (target) => `${target}, le gestionnaire de repli reste`,
  migrationsLoading: 'Recherche des contrats de migration officiels sur cette chaîne',
  migrationsFailed: 'Les contrats de migration n’ont pas pu être lus',
  noMigration: 'Il n’y a pas ici de voie officielle vers une autre implémentation',
  noMigrationText:
    'Soit c’est la plus récente, soit la chaîne n’a pas le contrat de migration officiel, soit aucun n’est fait pour un Safe de cette version qui a servi.',
  unofficial:
    'Ce Safe n’exécute pas une implémentation officielle. Les contrats de migration officiels ne sont pas faits pour lui.',
  looking: 'L’adresse est regardée sur la chaîne.',
  refusedTitle: 'C’est refusé ici',
  batchFailed: 'Plusieurs changements ne peuvent pas en faire un seul',
  noLibraryText: 'Le MultiSendCallOnly officiel n’est pas sur cette chaîne. Faites les changements un par un.',
  waitingTitle: (places) => `Ce qui attend déjà change des modules : ${places}`,
  waitingText:
    'Pour désactiver un module, une transaction nomme celui qui le précède dans la liste du Safe. Une fois l’un des changements exécuté, les autres peuvent nommer le mauvais et échouer. Exécutez ou rejetez d’abord ce qui attend, ou refaites ce changement ensuite.',
  anyModule: (who) =>
    `${who} peut alors tout déplacer et changer les propriétaires, sans aucune signature. Seul son propre code le limite : activez ce que vous connaissez, et rien d’autre.`,
  accountModule: (who) => `${who} est un compte et non un contrat : qui en a la clé peut alors tout déplacer seul.`,
  limitsModule: (who) =>
    `${who} est la place du module officiel des limites de dépense : il paie ce qu’une limite permet. Activé, il ne paie rien tant qu’aucune limite n’est fixée.`,
  unknownModule: (who) =>
    `La chaîne n’a pas dit ce qu’il y a à ${who}. Quoi que ce soit, cela peut alors tout déplacer sans aucune signature.`,
  moduleEnds: (who) => `Ce que ${who} faisait pour le Safe prend fin. Il peut être activé à nouveau plus tard.`,
  limitsEnd:
    'Toutes les limites de dépense prennent fin : personne ne peut dépenser dans leur cadre tant que le module n’est pas réactivé.',
  guardsModules: 'La garde n’est pas consultée sur ce que font les modules.',
  noCodeLock: (who) =>
    `Il n’y a pas de contrat à ${who}. Dès lors toute transaction serait refusée, même celle qui retire la garde : le Safe serait verrouillé pour toujours.`,
  noInterfaceLock: (who) =>
    `${who} ne dit pas être une garde. Dès lors toute transaction pourrait être refusée, même celle qui la retire : le Safe serait verrouillé pour toujours.`,
  noCodeRefused: (who) => `Il n’y a pas de contrat à ${who}. Le Safe le refuse comme garde.`,
  noInterfaceRefused: (who) => `${who} ne dit pas être une telle garde. Le Safe le refuse.`,
  guardUnknown: (who) =>
    `La chaîne n’a pas dit ce qu’il y a à ${who}. Une garde qui ne peut pas répondre verrouille le Safe pour toujours : réessayez quand cela pourra être lu.`,
  guardPower: (who) =>
    `${who} peut alors refuser toute transaction, y compris son propre retrait. Si son code est faux ou hostile, le Safe est verrouillé pour toujours.`,
  moduleGuardPower: (who) =>
    `${who} peut alors refuser tout ce que font les modules, limites de dépense comprises. Les propriétaires peuvent la retirer quoi qu’elle dise.`,
  moduleGuardIdle: 'Aucun module n’est activé maintenant : tant qu’il n’y en a pas, elle n’a rien à dire.',
  guardReplaced: (who) => `Ce que ${who} refusait redevient possible, autant que la nouvelle le permet.`,
  guardRemoved: (who) => `Ce que ${who} refusait redevient possible.`,
  handlerOfficial: (name) => `Il a le code du ${name} officiel.`,
  handlerStranger: (who) =>
    `${who} n’est pas un gestionnaire officiel. Il répond au nom du Safe si une signature est valable : un hostile signe pour lui messages, ordres et identifications.`,
  handlerEmpty: (who) =>
    `Il n’y a pas de contrat à ${who}. Le Safe ne pourrait alors ni prendre de NFT ni répondre si une signature est valable. Les propriétaires peuvent le changer à nouveau.`,
  handlerUnknown: (who) => `La chaîne n’a pas dit ce qu’il y a à ${who}.`,
  handlerRemoved:
    'Sans gestionnaire, le Safe ne peut pas recevoir de NFT par transfert sûr, et les applications ne peuvent pas lui demander si un message est signé : s’identifier avec lui et les ordres signés ne marchent plus. Les propriétaires peuvent en remettre un.',
  migrationKeeps: 'Adresse, soldes, propriétaires, modules et garde restent tels quels.',
  migrationQueue: 'Ce qui attend dans la file garde ses signatures.',
  migrationOneWay: 'Il n’y a pas de voie officielle de retour vers l’implémentation actuelle.',
  migrationPower: (target) =>
    `Le Safe exécute dès lors le code de ${target}. Son code sur cette chaîne est celui qui a été publié.`,
  migrationHandlerLost: (who) =>
    `Le gestionnaire de repli actuel (${who}) n’est pas un des officiels : ce à quoi il répondait prend fin.`,
  migrationEvents:
    'Une version L2 note chaque transaction sur la chaîne, pour que les services la trouvent sans tracer ; chacune coûte un peu plus.',
  migrationFirst: 'Cela ne marche que comme toute première transaction du Safe, au nonce 0.',
  errors: {
    zero: 'C’est l’adresse zéro.',
    sentinel: 'Le Safe utilise lui-même cette adresse pour marquer les bouts de sa liste de modules.',
    self: 'C’est le Safe lui-même.',
    selfHandler: 'C’est le Safe lui-même. N’importe qui pourrait alors appeler ce que seul le Safe peut appeler.',
    isModule: 'Ce module est déjà activé.',
    twice: 'C’est nommé deux fois.',
    same: 'C’est déjà en place.',
    migration: 'Choisissez laquelle.',
    nothing: 'Rien ne changerait encore.',
  },
}
