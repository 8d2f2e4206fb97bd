import type { LanguagePack } from '../LanguagePack.ts'

export const needs: LanguagePack['needs'] = {
  lead: 'Transazioni e messaggi nei tuoi Safe, e nei Safe che essi possiedono, che attendono la tua firma, e ciò che si può eseguire.',
  none: 'Il servizio non mostra nulla che tocchi a te',
  noneText:
    'È solo la sua parola. Quando una transazione o un messaggio attende la tua firma, o si può eseguire, è elencato qui.',
  unsupported: 'Nessun proprietario l’ha firmata',
  message: 'Messaggio',
  as: (name) => `come ${name}`,
  connect: 'Connetti un wallet per vedere che cosa ti aspetta',
  sign: 'Firma',
  execute: 'Esegui',
  failed: 'Non è stato possibile esaminare tutto',
  failedText: 'Il servizio non ha risposto per tutti i tuoi Safe. Potrebbe aspettarti qualcosa che qui non è elencato.',
}
