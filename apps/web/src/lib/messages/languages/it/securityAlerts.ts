import type { LanguagePack } from '../LanguagePack.ts'

export const alarms: LanguagePack['alarms'] = {
  behindTitle: 'Il servizio è indietro rispetto alla chain',
  aheadTitle: 'Il servizio dichiara blocchi che non esistono',
  freshnessText: 'Ciò che dice può essere vecchio, o di nessuna chain. Ciò che si legge dalla chain non ne è toccato.',
  failedTitle: 'Questo Safe non supera ogni controllo',
  failedText: 'Non firmare nulla per lui prima di sapere perché.',
  untrueTitle: 'Il servizio dice di questo Safe ciò che non è vero',
  untrueText:
    'Ciò che è mostrato qui viene dalla chain e dalla configurazione del gestore. Non fare affidamento su questo servizio prima di sapere perché.',
  nonceTitle: 'Il nodo risponde con uno stato più vecchio di quello già visto da questo browser',
  nonceText: (seen, now) =>
    `Questo Safe era al nonce ${seen}; il nodo ora dice ${now}. È indietro, o mente. Nulla va firmato sulla sua parola.`,
  nodesTitle: 'Due nodi non concordano su questo Safe',
  nodesText: (host) => `${host}, interpellato per confronto, dice altro. Uno dei due sbaglia.`,
  nodesPart: { block: 'Il blocco', nonce: 'Nonce', owners: 'Proprietari', threshold: 'Soglia' },
  nodesLine: (what, first, second) => `${what}: ${first} e ${second}`,
  changedTitle: 'Questo Safe è cambiato dalla tua ultima visita',
  changedText: 'Lo dice la chain. Assicurati che queste modifiche fossero volute.',
  noted: 'Lo so',
  added: { owner: 'Nuovo proprietario', module: 'Nuovo modulo' },
  removed: { owner: 'Non più proprietario', module: 'Non più modulo' },
  threshold: (before, now) => `Firme necessarie: ${now} invece di ${before}`,
  replaced: {
    implementation: 'Implementazione',
    guard: 'Guardia',
    moduleGuard: 'Guardia dei moduli',
    fallbackHandler: 'Fallback handler',
  },
  none: 'nessuno',
  insteadOf: (now, before) => `${now} invece di ${before}`,
  digest: 'Codice della coda',
  digestHelp: 'Leggilo a un altro proprietario: chi vede la stessa coda ha lo stesso codice.',
  digestWaiting: 'quando tutto è verificato',
  secondNodeText:
    'Ciò che il primo nodo dice di un Safe è confrontato con un secondo: il blocco, il nonce, i proprietari e la soglia. Se non concordano, vieni avvisato. Non gli si chiede altro.',
  secondNodeLabel: (chain) => `Indirizzo di un secondo nodo per ${chain}`,
  secondNodeSave: 'Confronta con questo',
}
