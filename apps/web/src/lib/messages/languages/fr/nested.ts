import type { LanguagePack } from '../LanguagePack.ts'

export const nested: LanguagePack['nested'] = {
  approves: 'Ce qu’elle approuve',
  executes: 'Ce qu’elle exécute',
  approvedBy: 'Approuvé par',
  executedBy: 'Exécuté par',
  inSafe: 'Dans le Safe',
  hash: 'safeTxHash là-bas',
  state: 'Signatures là-bas',
  count: (valid, threshold) => `${valid} sur ${threshold} requises, vérifiées`,
  after: (left) =>
    left <= 0
      ? 'Elle a toutes les signatures qu’il lui faut.'
      : left === 1
        ? 'Cette approbation est la dernière signature qu’il lui faut.'
        : `Avec cette approbation, il lui en faut encore ${left - 1}.`,
  open: 'La regarder là-bas',
  unknown: 'Personne ne montre ce que désigne ce hachage.',
  inside: (title) => `Dans l’autre Safe : ${title}`,
  tooDeep: 'Les approbations d’approbations n’ont pas de fin.',
  tooMany: (most) => `Elle parle plus de ${most} fois dans d’autres Safes : le reste n’a pas été regardé.`,
  comesBack: (safe) => `Ce qu’elle approuve ramène à ${safe}, qui parlerait pour lui-même.`,
  title: 'Propriétaires qui sont des Safes',
  aside: 'tels que la chaîne les a',
  needs: (threshold, owners) => `${threshold} de ses ${owners} propriétaires doivent signer`,
  through: (names) => `par ${names.join(', puis ')}`,
  signAs: (name) => `Signer comme ${name}`,
  stop: 'Pas maintenant',
  lead: (name) =>
    `${name} signe par une transaction à lui, qui approuve le hachage de celle-ci sur la chaîne. Ses propriétaires la vérifient, la signent et l’exécutent comme toute autre ; alors sa signature compte ici.`,
  publishing: 'Cette transaction est remise au service, pour que les autres propriétaires voient ce qu’ils approuvent',
  publishFailed: 'Le service n’a pas pris cette transaction',
  publishFailedText:
    'Sans elle, les autres propriétaires approuveraient un hachage que personne ne peut leur expliquer. Elle est gardée ici.',
  waits: (valid, threshold, nonce) => `Son approbation attend avec le nonce ${nonce} : ${valid} sur ${threshold} signé`,
  look: 'Ouvrir son approbation',
  notYours: 'Votre compte n’est ni parmi ses propriétaires, ni parmi les leurs.',
  deadEnd: 'Impasse : il ne peut atteindre son seuil sans sa propre signature, donc personne ne peut signer pour lui.',
  circle: (name) => `${name} est, à travers d’autres Safes, propriétaire de lui-même.`,
  deadlock: (name) => `${name} ne peut atteindre son seuil sans sa propre signature.`,
  alone: (name) => `Un seul de ses propriétaires parle pour ${name}.`,
  unread: 'On n’a pas pu lire si des propriétaires sont des Safes',
}
