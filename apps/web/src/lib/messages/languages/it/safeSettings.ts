import type { LanguagePack } from '../LanguagePack.ts'

export const safeSettings: LanguagePack['safeSettings'] = {
  title: 'Impostazioni del Safe',
  lead: 'Che cosa decide su questo Safe oltre ai suoi proprietari. Ogni modifica è una transazione che i proprietari firmano.',
  part: 'Che cosa cambiare',
  about: {
    modules: 'Contratti che possono agire per il Safe senza alcuna firma, nei limiti del loro codice.',
    guard: 'Un contratto interpellato prima e dopo ogni transazione dei proprietari, che può respingerla.',
    moduleGuard: 'Un contratto interpellato prima e dopo tutto ciò che fanno i moduli, che può respingerlo.',
    fallbackHandler:
      'Un contratto che risponde per il Safe a ciò che il Safe stesso non sa: se una firma è valida, se accetta NFT.',
    implementation:
      'Il codice che il Safe esegue. È sostituito solo da una versione ufficiale, tramite il contratto di migrazione ufficiale.',
  },
  enabled: 'Moduli attivati',
  noModules: 'Nessun modulo è attivato.',
  modulesUnknown:
    'Non è stato possibile leggere fino in fondo l’elenco dei moduli. Qui si possono attivare moduli, e non disattivarne.',
  disable: 'Disattiva',
  disableWho: (who) => `Disattiva ${who}`,
  keep: 'Mantieni',
  keepWho: (who) => `Mantieni ${who}`,
  goes: 'è disattivato',
  newModule: (number) => `Nuovo modulo ${number}`,
  newModuleHint: 'L’indirizzo del contratto del modulo su questa chain, da chi l’ha fatto.',
  add: 'Attiva un modulo',
  drop: 'Togli',
  dropWhich: (number) => `Togli il nuovo modulo ${number}`,
  action: 'Modifica',
  set: {
    guard: 'Imposta una guardia',
    moduleGuard: 'Imposta una guardia dei moduli',
    fallbackHandler: 'Imposta un handler',
  },
  remove: 'Rimuovi',
  address: {
    guard: 'Nuova guardia',
    moduleGuard: 'Nuova guardia dei moduli',
    fallbackHandler: 'Nuovo fallback handler',
  },
  addressHint: 'L’indirizzo di un contratto su questa chain, da chi l’ha fatto.',
  useOfficial: 'Usa quello ufficiale',
  migration: 'Nuova implementazione',
  migrationHint: 'Solo ciò che questa chain ha, e il cui codice è quello pubblicato.',
  choose: 'Scegline una',
  withHandler: (target, handler) => `${target}, con ${handler}`,
  keepsHandler: (target) => `${target}, il fallback handler resta`,
  migrationsLoading: 'Ricerca dei contratti di migrazione ufficiali su questa chain',
  migrationsFailed: 'Non è stato possibile leggere i contratti di migrazione',
  noMigration: 'Qui non c’è una via ufficiale verso un’altra implementazione',
  noMigrationText:
    'O questa è la più recente, o alla chain manca il contratto di migrazione ufficiale, o non ce n’è per un Safe di questa versione già usato.',
  unofficial:
    'Questo Safe non esegue un’implementazione ufficiale. I contratti di migrazione ufficiali non sono fatti per esso.',
  looking: 'Esame dell’indirizzo sulla chain.',
  refusedTitle: 'Questo qui è respinto',
  batchFailed: 'Più modifiche non si possono unire',
  noLibraryText: 'Il MultiSendCallOnly ufficiale non è su questa chain. Fai le modifiche una per una.',
  waitingTitle: (places) => `I moduli sono già cambiati da ciò che attende: ${places}`,
  waitingText:
    'Per disattivare un modulo, una transazione indica quello che lo precede nell’elenco del Safe. Una volta eseguita una delle modifiche, le altre potrebbero indicare quello sbagliato e fallire. Prima esegui o rifiuta ciò che attende, o rifai poi questa modifica.',
  anyModule: (who) =>
    `${who} può allora spostare tutto e cambiare i proprietari, senza alcuna firma. Lo limita solo il suo codice: attiva ciò che conosci, e null’altro.`,
  accountModule: (who) =>
    `${who} è un conto e non un contratto: chi ne ha la chiave può allora spostare tutto da solo.`,
  limitsModule: (who) =>
    `${who} è dove si trova il modulo ufficiale dei limiti di spesa: paga ciò che un limite permette. Attivato, non paga nulla finché non è impostato un limite.`,
  unknownModule: (who) =>
    `La chain non ha detto che cosa c’è a ${who}. Qualunque cosa sia può allora spostare tutto senza alcuna firma.`,
  moduleEnds: (who) => `Ciò che ${who} faceva per il Safe finisce. Si può riattivare in seguito.`,
  limitsEnd: 'Tutti i limiti di spesa finiscono: nessuno può spendervi finché il modulo non è riattivato.',
  guardsModules: 'La guardia non è interpellata su ciò che fanno i moduli.',
  noCodeLock: (who) =>
    `A ${who} non c’è un contratto. Da allora ogni transazione sarebbe respinta, anche quella che rimuove la guardia: il Safe sarebbe bloccato per sempre.`,
  noInterfaceLock: (who) =>
    `${who} non dice di essere una guardia. Da allora ogni transazione potrebbe essere respinta, anche quella che la rimuove: il Safe sarebbe bloccato per sempre.`,
  noCodeRefused: (who) => `A ${who} non c’è un contratto. Il Safe lo respinge come guardia.`,
  noInterfaceRefused: (who) => `${who} non dice di essere una tale guardia. Il Safe lo respinge.`,
  guardUnknown: (who) =>
    `La chain non ha detto che cosa c’è a ${who}. Una guardia che non può rispondere blocca il Safe per sempre: riprova quando si può leggere.`,
  guardPower: (who) =>
    `${who} può allora respingere ogni transazione, compresa la propria rimozione. Se il suo codice è errato o ostile, il Safe è bloccato per sempre.`,
  moduleGuardPower: (who) =>
    `${who} può allora respingere tutto ciò che fanno i moduli, compresi i limiti di spesa. I proprietari possono rimuoverla qualunque cosa dica.`,
  moduleGuardIdle: 'Ora nessun modulo è attivato: finché non lo è, non ha nulla da dire.',
  guardReplaced: (who) => `Ciò che ${who} respingeva è di nuovo possibile, per quanto la nuova lo permette.`,
  guardRemoved: (who) => `Ciò che ${who} respingeva è di nuovo possibile.`,
  handlerOfficial: (name) => `Ha il codice del ${name} ufficiale.`,
  handlerStranger: (who) =>
    `${who} non è un handler ufficiale. Risponde a nome del Safe se una firma è valida: uno ostile firma per lui messaggi, ordini e accessi.`,
  handlerEmpty: (who) =>
    `A ${who} non c’è un contratto. Il Safe non potrebbe allora né ricevere NFT né rispondere se una firma è valida. I proprietari possono cambiarlo di nuovo.`,
  handlerUnknown: (who) => `La chain non ha detto che cosa c’è a ${who}.`,
  handlerRemoved:
    'Senza un handler il Safe non può ricevere NFT con un trasferimento sicuro, e le app non possono chiedergli se un messaggio è firmato: gli accessi e gli ordini firmati smettono di funzionare. I proprietari possono impostarne di nuovo uno.',
  migrationKeeps: 'Indirizzo, saldi, proprietari, moduli e guardia restano come sono.',
  migrationQueue: 'Ciò che attende nella coda mantiene le sue firme.',
  migrationOneWay: 'Non c’è una via ufficiale per tornare all’implementazione attuale.',
  migrationPower: (target) =>
    `Da allora il Safe esegue il codice di ${target}. Il suo codice su questa chain è quello pubblicato.`,
  migrationHandlerLost: (who) =>
    `Il fallback handler attuale (${who}) non è uno di quelli ufficiali: ciò a cui rispondeva finisce.`,
  migrationEvents:
    'Una versione L2 annota ogni transazione sulla chain, così i servizi la trovano senza tracing; ognuna costa un po’ di più.',
  migrationFirst: 'Funziona solo come primissima transazione del Safe, con nonce 0.',
  errors: {
    zero: 'Questo è l’indirizzo zero.',
    sentinel: 'Il Safe usa questo indirizzo per segnare gli estremi del suo elenco di moduli.',
    self: 'Questo è il Safe stesso.',
    selfHandler: 'Questo è il Safe stesso. Chiunque potrebbe allora chiamare ciò che solo il Safe può chiamare.',
    isModule: 'Questo modulo è già attivato.',
    twice: 'È indicato due volte.',
    same: 'È già impostato.',
    migration: 'Scegli quale.',
    nothing: 'Ancora non cambierebbe nulla.',
  },
}
