import type { LanguagePack } from '../LanguagePack.ts'

export const alarms: LanguagePack['alarms'] = {
  behindTitle: 'Le service est en retard sur la chaîne',
  aheadTitle: 'Le service prétend connaître des blocs qui n’existent pas',
  freshnessText:
    'Ce qu’il dit peut être ancien, ou n’appartenir à aucune chaîne. Ce qui est lu sur la chaîne n’en est pas touché.',
  failedTitle: 'Ce Safe ne passe pas toutes les vérifications',
  failedText: 'Ne signez rien pour lui avant de savoir pourquoi.',
  untrueTitle: 'Le service dit de ce Safe ce qui n’est pas vrai',
  untrueText:
    'Ce qui est affiché ici vient de la chaîne et de la configuration de l’exploitant. Ne vous fiez pas à ce service avant de savoir pourquoi.',
  nonceTitle: 'Le nœud répond avec un état plus ancien que celui que ce navigateur a déjà vu',
  nonceText: (seen, now) =>
    `Ce Safe était au nonce ${seen} ; le nœud dit maintenant ${now}. Il est en retard, ou il ment. Rien ne devrait être signé sur sa parole.`,
  nodesTitle: 'Deux nœuds ne sont pas d’accord sur ce Safe',
  nodesText: (host) => `${host}, interrogé pour comparer, dit autre chose. L’un des deux se trompe.`,
  nodesPart: { block: 'Le bloc', nonce: 'Nonce', owners: 'Propriétaires', threshold: 'Seuil' },
  nodesLine: (what, first, second) => `${what} : ${first} et ${second}`,
  changedTitle: 'Ce Safe a changé depuis votre dernière visite',
  changedText: 'C’est la chaîne qui le dit. Assurez-vous que ces changements étaient voulus.',
  noted: 'Je sais',
  added: { owner: 'Nouveau propriétaire', module: 'Nouveau module' },
  removed: { owner: 'N’est plus propriétaire', module: 'N’est plus un module' },
  threshold: (before, now) => `Signatures requises : ${now} au lieu de ${before}`,
  replaced: {
    implementation: 'Implémentation',
    guard: 'Garde (guard)',
    moduleGuard: 'Garde des modules',
    fallbackHandler: 'Gestionnaire de repli (fallback handler)',
  },
  none: 'aucun',
  insteadOf: (now, before) => `${now} au lieu de ${before}`,
  digest: 'Code de la file',
  digestHelp: 'Lisez-le à un autre propriétaire : qui voit la même file a le même code.',
  digestWaiting: 'dès que tout est vérifié',
  secondNodeText:
    'Ce que le premier nœud dit d’un Safe est comparé à un second : le bloc, le nonce, les propriétaires et le seuil. S’ils ne sont pas d’accord, vous en êtes averti. Rien d’autre ne lui est demandé.',
  secondNodeLabel: (chain) => `Adresse d’un second nœud pour ${chain}`,
  secondNodeSave: 'Comparer avec lui',
}
