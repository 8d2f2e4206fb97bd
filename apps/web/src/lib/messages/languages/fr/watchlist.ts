import type { LanguagePack } from '../LanguagePack.ts'

export const standing: LanguagePack['standing'] = {
  label: 'Parmi vos Safes',
  watch: 'Suivre ce Safe',
  unwatch: 'Ne plus suivre',
  pin: 'Épingler : j’ai comparé l’adresse entière',
  unpin: 'Désépingler',
  unknownTitle: 'Le service ne connaît pas ce Safe',
  unknownText:
    'Il a été créé avant que le service commence à lire, ou d’une autre façon que d’habitude. Son état vient de la chaîne et on peut signer pour lui ; son historique n’est pas listé.',
  announce: 'Le dire au service',
  announcing: 'Le service interroge la chaîne',
  announced: 'Le service le lit maintenant, depuis sa création',
  announcedText: 'Son historique est listé dans un instant. La page regarde à nouveau d’elle-même.',
  failed: 'Le service ne l’a pas pris',
  transaction: 'Transaction qui l’a créé',
  transactionHint: 'Seulement là où le service n’a pas pu la trouver lui-même.',
  transactionError: 'Ce n’est pas le hachage d’une transaction.',
}
