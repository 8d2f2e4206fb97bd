import type { LanguagePack } from '../LanguagePack.ts'

export const owners: LanguagePack['owners'] = {
  title: 'Gérer les propriétaires',
  lead: 'Ajouter, retirer et remplacer des propriétaires, et dire combien doivent signer : le tout en une transaction, qui se fait en entier ou pas du tout.',
  owners: 'Propriétaires',
  remove: 'Retirer',
  removeWho: (who) => `Retirer ${who}`,
  replace: 'Remplacer',
  replaceWho: (who) => `Remplacer ${who}`,
  keep: 'Garder',
  keepWho: (who) => `Garder ${who}`,
  goes: 'part',
  replacedBadge: 'est remplacé',
  replacement: (who) => `À la place de ${who}`,
  newOwner: (number) => `Nouveau propriétaire ${number}`,
  newOwnerHint: 'L’adresse d’un compte avec lequel son détenteur a déjà signé. Elle est montrée par groupes de quatre.',
  add: 'Ajouter un propriétaire',
  drop: 'Enlever',
  dropWhich: (number) => `Enlever le nouveau propriétaire ${number}`,
  threshold: 'Signatures requises',
  thresholdHint: (count) => `sur ${count} ${count === 1 ? 'propriétaire' : 'propriétaires'}`,
  looking: 'Les nouveaux propriétaires sont regardés sur la chaîne.',
  refusedTitle: 'Cela verrouillerait le Safe',
  batchFailed: 'Plusieurs changements ne peuvent pas en faire un seul',
  noLibraryText: 'Le MultiSendCallOnly officiel n’est pas sur cette chaîne. Faites les changements un par un.',
  deadlock:
    'Le Safe ne pourrait plus jamais atteindre son seuil : trop de ses propriétaires sont des Safes qui ont d’abord besoin de sa propre signature. Personne ne pourrait le défaire.',
  circle:
    'À travers d’autres Safes, le Safe serait propriétaire de lui-même. Cette signature ne peut jamais être donnée.',
  stuckOwner: (who) => `${who} est un Safe qui ne peut atteindre son propre seuil : il ne pourra jamais signer.`,
  contractOwner: (who) =>
    `${who} est un contrat, et pas un Safe. Il ne peut signer que si son code le sait (EIP-1271) ; sinon, c’est un propriétaire qui ne signe jamais.`,
  foreignSafe: (who) =>
    `${who} est un Safe, et aucun des propriétaires d’ici n’est parmi les siens. Seuls ses propres propriétaires peuvent signer pour lui.`,
  safeOwner: (who, threshold, owners) =>
    `${who} est un Safe : il signe dès que ${threshold} de ses ${owners} propriétaires l’approuvent là-bas.`,
  unknownOwner: (who) =>
    `La chaîne n’a pas dit ce qu’est ${who}. Si c’est un contrat, il ne pourra peut-être jamais signer.`,
  youGo: 'Vous n’êtes plus propriétaire ensuite : vous ne pouvez plus rien signer pour ce Safe.',
  anyone: 'N’importe quel propriétaire, seul, peut alors tout déplacer.',
  oneOwner: 'Une seule clé décide alors de tout. Si elle est perdue, tout est perdu.',
  allNeeded: (count) =>
    `Les ${count} propriétaires doivent alors tous signer. Si une clé est perdue, le Safe est verrouillé pour toujours.`,
  lowered: (before, after) => `${after} signatures au lieu de ${before} suffisent alors pour tout déplacer.`,
  raised: 'Ce qui attend aujourd’hui avec assez de signatures peut en demander plus ensuite.',
  signaturesLost:
    'Les signatures des propriétaires qui partent ne comptent plus, même sur les transactions qui attendent. Ce qu’ils ont signé et qui a été exécuté reste.',
  errors: {
    zero: 'C’est l’adresse zéro : personne n’en a la clé.',
    sentinel: 'Le Safe utilise lui-même cette adresse pour marquer les bouts de sa liste de propriétaires.',
    self: 'C’est le Safe lui-même : il ne peut pas signer pour lui-même.',
    isOwner: 'C’est déjà un propriétaire.',
    twice: 'C’est nommé deux fois.',
    nobody:
      'Un Safe a besoin d’au moins un propriétaire : sans cela, plus personne ne pourrait jamais signer pour lui.',
    tooHigh: (threshold, count) =>
      `${threshold} signatures de ${count} ${count === 1 ? 'propriétaire' : 'propriétaires'} ne peuvent jamais être données : le Safe serait verrouillé. Choisissez-en moins.`,
    nothing:
      'Rien ne changerait. Ajoutez, retirez ou remplacez un propriétaire, ou choisissez un autre nombre de signatures.',
  },
  waitingTitle: (nonces) => `Ce qui attend déjà change des propriétaires : ${nonces}`,
  waitingText:
    'Un changement nomme le propriétaire qui en précède un autre dans la liste du Safe. Une fois l’un exécuté, les autres peuvent nommer le mauvais et échouer. Exécutez ou rejetez d’abord ce qui attend, ou refaites ce changement ensuite.',
}
