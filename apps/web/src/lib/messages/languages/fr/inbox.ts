import type { LanguagePack } from '../LanguagePack.ts'

export const needs: LanguagePack['needs'] = {
  lead: 'Transactions et messages de vos Safes, et de Safes qui leur appartiennent, qui attendent votre signature, et ce qui peut être exécuté.',
  none: 'Le service ne montre rien qui vous attende',
  noneText:
    'C’est sa seule parole. Quand une transaction ou un message attend votre signature, ou que l’une peut être exécutée, c’est listé ici.',
  unsupported: 'Aucun propriétaire ne l’a signée',
  message: 'Message',
  as: (name) => `comme ${name}`,
  connect: 'Connectez un portefeuille pour voir ce qui vous attend',
  sign: 'Signer',
  execute: 'Exécuter',
  failed: 'Tout n’a pas pu être parcouru',
  failedText:
    'Le service n’a pas répondu pour tous vos Safes. Quelque chose vous attend peut-être qui n’est pas listé ici.',
}
