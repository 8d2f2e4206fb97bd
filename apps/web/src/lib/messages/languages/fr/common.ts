import type { LanguagePack } from '../LanguagePack.ts'

export const common: LanguagePack['common'] = {
  address: 'adresse',
  close: 'Fermer',
  copied: 'Copié !',
  copyFailed: 'Copie impossible',
  copyWhat: (what) => `Copier : ${what}`,
  details: 'Détails',
  retry: 'Réessayer',
  today: 'aujourd’hui',
  yesterday: 'hier',
  unknownError: 'Quelque chose a échoué sans dire pourquoi.',
  nodeMissing:
    'L’application n’a pas de nœud pour cette chaîne. Demandez à votre administrateur de définir rpcUrls.public, ou choisissez un nœud dans les réglages.',
  nodeUnreachable: 'Le nœud de cette chaîne ne répond pas. Il est interrogé à nouveau de lui-même.',
  serviceSays: (words) => `Le service refuse, dans ses propres mots : « ${words} »`,
  quoted: (words) => `« ${words} »`,
  linkLeftOut: '[un lien, omis]',
  loading: 'Chargement',
  none: 'aucun',
  you: 'vous',
  back: 'Retour',
  cancel: 'Annuler',
  columns: { what: 'Quoi', before: 'Avant', after: 'Après' },
  appName: 'Countersign',
}
