import type { LanguagePack } from '../LanguagePack.ts'

export const owners: LanguagePack['owners'] = {
  title: 'Gestisci i proprietari',
  lead: 'Aggiungi, rimuovi e sostituisci proprietari, e indica quanti di loro devono firmare: tutto in una transazione, che avviene per intero o per nulla.',
  owners: 'Proprietari',
  remove: 'Rimuovi',
  removeWho: (who) => `Rimuovi ${who}`,
  replace: 'Sostituisci',
  replaceWho: (who) => `Sostituisci ${who}`,
  keep: 'Mantieni',
  keepWho: (who) => `Mantieni ${who}`,
  goes: 'esce',
  replacedBadge: 'è sostituito',
  replacement: (who) => `Al posto di ${who}`,
  newOwner: (number) => `Nuovo proprietario ${number}`,
  newOwnerHint: 'L’indirizzo di un conto con cui il suo titolare ha già firmato. È mostrato a gruppi di quattro.',
  add: 'Aggiungi un proprietario',
  drop: 'Togli',
  dropWhich: (number) => `Togli il nuovo proprietario ${number}`,
  threshold: 'Firme necessarie',
  thresholdHint: (count) => `di ${count} ${count === 1 ? 'proprietario' : 'proprietari'}`,
  looking: 'Esame dei nuovi proprietari sulla chain.',
  refusedTitle: 'Questo bloccherebbe il Safe',
  batchFailed: 'Più modifiche non si possono unire',
  noLibraryText: 'Il MultiSendCallOnly ufficiale non è su questa chain. Fai le modifiche una per una.',
  deadlock:
    'Il Safe non potrebbe mai più raggiungere la sua soglia: troppi suoi proprietari sono Safe che hanno prima bisogno della sua stessa firma. Nessuno potrebbe rimediare.',
  circle: 'Tramite altri Safe, il Safe sarebbe proprietario di sé stesso. Quella firma non potrà mai essere data.',
  stuckOwner: (who) => `${who} è un Safe che non può raggiungere la propria soglia: non può mai firmare.`,
  contractOwner: (who) =>
    `${who} è un contratto, e non un Safe. Può firmare solo se il suo codice sa come (EIP-1271); altrimenti è un proprietario che non firma mai.`,
  foreignSafe: (who) =>
    `${who} è un Safe, e nessuno dei proprietari qui è tra i suoi. Solo i suoi proprietari possono firmare per lui.`,
  safeOwner: (who, threshold, owners) =>
    `${who} è un Safe: firma quando lì approvano ${threshold} dei suoi ${owners} proprietari.`,
  unknownOwner: (who) => `La chain non ha detto che cos’è ${who}. Se è un contratto, potrebbe non poter mai firmare.`,
  youGo: 'Dopo non sei più proprietario: non puoi più firmare nulla per questo Safe.',
  anyone: 'Dopo un proprietario qualsiasi, da solo, può spostare tutto.',
  oneOwner: 'Dopo una sola chiave decide tutto. Se si perde, tutto è perso.',
  allNeeded: (count) =>
    `Dopo devono firmare tutti i ${count} proprietari. Se si perde una chiave, il Safe è bloccato per sempre.`,
  lowered: (before, after) =>
    after === 1
      ? `Dopo basta ${after} firma invece di ${before} per spostare tutto.`
      : `Dopo bastano ${after} firme invece di ${before} per spostare tutto.`,
  raised: 'Ciò che oggi attende con abbastanza firme potrebbe poi richiederne di più.',
  signaturesLost:
    'Le firme dei proprietari che escono non contano più, anche sulle transazioni in attesa. Ciò che hanno firmato ed è stato eseguito resta.',
  errors: {
    zero: 'Questo è l’indirizzo zero: nessuno ne ha la chiave.',
    sentinel: 'Il Safe usa questo indirizzo per segnare gli estremi del suo elenco di proprietari.',
    self: 'Questo è il Safe stesso: non può firmare per sé.',
    isOwner: 'Questo è già un proprietario.',
    twice: 'È indicato due volte.',
    nobody: 'Un Safe ha bisogno di almeno un proprietario: senza, nessuno potrebbe mai più firmare per lui.',
    tooHigh: (threshold, count) =>
      `${threshold} firme di ${count} ${count === 1 ? 'proprietario' : 'proprietari'} non si possono mai dare: il Safe sarebbe bloccato. Scegline meno.`,
    nothing:
      'Non cambierebbe nulla. Aggiungi, rimuovi o sostituisci un proprietario, o scegli un altro numero di firme.',
  },
  waitingTitle: (nonces) => `I proprietari sono già cambiati da ciò che attende: ${nonces}`,
  waitingText:
    'Una modifica indica il proprietario che ne precede un altro nell’elenco del Safe. Una volta eseguita una di esse, le altre potrebbero indicare quello sbagliato e fallire. Prima esegui o rifiuta ciò che attende, o rifai poi questa modifica.',
}
