import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const about: LanguagePack['about'] = {
  title: 'Il contratto',
  lead: (block) =>
    `Che cosa decide su questo Safe, letto dalla chain al blocco ${numero(block)}, quando è cambiato l’ultima volta e chi l’ha cambiato.`,
  leadPlanned:
    'Che cosa deciderà su questo Safe. Non è ancora sulla chain: tutto questo discende dal suo indirizzo, ricalcolato qui da ciò che è conservato in questo browser.',
  loading: 'Lettura del Safe dalla chain',
  unreadable: 'Non è stato possibile leggere il Safe dalla chain',
  notASafe: 'Questo non è un Safe',
  print: 'Stampa',
  save: 'Salva come JSON',
  fileName: (chainId, safe) => `safe-${chainId}-${safe}.json`,
  facts: 'Che cos’è',
  address: 'Indirizzo',
  parts: {
    owners: 'Proprietari',
    threshold: 'Soglia',
    nonce: 'Prossimo nonce',
    version: 'Versione',
    implementation: 'Implementazione',
    modules: 'Moduli',
    guard: 'Guardia',
    moduleGuard: 'Guardia dei moduli',
    fallbackHandler: 'Fallback handler',
    creation: 'Creazione',
  },
  meaning: {
    owners: 'Chi può firmare per il Safe. La firma di nessun altro conta.',
    threshold: 'Quanti dei proprietari devono firmare prima che accada qualcosa.',
    nonce:
      'Il numero della transazione che si può eseguire per prossima. Ogni numero si usa una volta, in quest’ordine.',
    version: 'La versione dei contratti Safe che dice di essere.',
    implementation: 'Il contratto di cui il Safe esegue il codice. Chi lo sostituisce decide su tutto.',
    modules: 'Contratti che possono agire per il Safe senza alcuna firma, nei limiti del loro codice.',
    guard: 'Un contratto interpellato prima e dopo ogni transazione dei proprietari, che può respingerla.',
    moduleGuard: 'Un contratto interpellato prima e dopo tutto ciò che fanno i moduli, che può respingerlo.',
    fallbackHandler:
      'Un contratto che risponde per il Safe a ciò che il Safe stesso non sa: se una firma è valida, se accetta NFT.',
    creation: 'Com’è nato: quale factory l’ha creato, da quale codice e con quali primi proprietari.',
  },
  thresholdValue: (threshold, owners) => `${threshold} di ${owners}`,
  none: 'nessuno',
  unread: 'non leggibile',
  sinceVersion: (version) => `nessuno: questa versione non ha questa parte, ce l’hanno ${version} e successive`,
  by: 'da',
  factory: 'tramite la factory',
  creationProven:
    'La configurazione iniziale riferita dal servizio dà proprio questo indirizzo. È stato ricalcolato qui.',
  creationClaimed:
    'Lo dice il servizio. Ciò che riferisce della configurazione iniziale non basta a ricavare l’indirizzo.',
  creationFailed: 'Non è stato possibile ottenere dal servizio come è stato creato.',
  creationFirst: (threshold, owners) => `all’inizio ${threshold} di ${owners} proprietari`,
  changed: 'Ultima modifica',
  changeLoading: 'Ricerca della sua ultima modifica',
  changeFailed: 'Non è stato possibile leggere dalla chain la sua ultima modifica.',
  neverChanged: 'Non modificato da quando il Safe è stato creato.',
  notFound: (block) =>
    `Non modificato dal blocco ${numero(block)}. Il nodo non permette di guardare più indietro in una volta.`,
  whenMade: 'alla sua creazione',
  signed: 'firmata dai suoi proprietari',
  byModule: 'dal modulo',
  sentBy: 'inviata da',
  openTransaction: 'chi ha firmato',
  tree: 'Chi decide',
  treeLoading: 'Esame dei proprietari',
  treeFailed: 'Non è stato possibile leggere se i proprietari sono Safe',
  needs: (threshold, owners) => `un Safe: devono firmare ${threshold} dei suoi ${owners} proprietari`,
  again: 'compare già più in alto',
  alone: 'Potrebbe agire da solo',
  nobodyAlone: 'Nessun singolo conto può agire da solo.',
  modulesAlone: 'Potrebbe agire senza alcun proprietario',
  posture: 'Come potrebbe essere più sicuro',
  postureLead:
    'Dal più grave. Ogni punto dice come rimediare; ogni rimedio è una transazione che i proprietari firmano.',
  inOrder: 'In ordine',
  stillReading: 'Esame del resto in corso',
  mend: {
    owners: 'Cambia proprietari o soglia',
    modules: 'Cambia moduli',
    guard: 'Imposta una guardia',
    moduleGuard: 'Imposta una guardia dei moduli',
    fallbackHandler: 'Cambia il fallback handler',
    implementation: 'Cambia l’implementazione',
  },
  tone: {
    stop: 'Da rimediare',
    caution: 'Attenzione',
    unknown: 'Non noto',
    info: 'Potrebbe essere meglio',
    ok: 'In ordine',
  },
  findings: {
    THRESHOLD_ONE: [
      'Basta una firma',
      'Chi ha la chiave di uno qualsiasi dei proprietari può prendere tutto. Alza la soglia.',
    ],
    SINGLE_OWNER: [
      'C’è un solo proprietario',
      'Chi ha questa chiave può prendere tutto, e senza di essa il Safe è perso. Aggiungi proprietari, poi alza la soglia.',
    ],
    NO_SPARE_KEY: [
      'Devono firmare tutti i proprietari',
      'Se si perde una chiave, il Safe è bloccato per sempre. Aggiungi un proprietario, o abbassa la soglia.',
    ],
    THRESHOLD_SOUND: ['Deve firmare più di un proprietario, e uno può mancare', ''],
    SOLO_SIGNER: [
      'Basta una persona, anche se devono firmare in più',
      'Questi conti parlano per più proprietari insieme e raggiungono la soglia da soli. Sostituisci uno di quei proprietari.',
    ],
    DEADLOCK: [
      'Un proprietario non può mai firmare',
      'Questi Safe non possono raggiungere la loro soglia senza la propria firma. Sostituiscili come proprietari.',
    ],
    OWNERS_IN_A_CIRCLE: [
      'I proprietari formano un cerchio',
      'Questi Safe sono, tramite altri, proprietari di sé stessi. Sostituiscili come proprietari.',
    ],
    NESTED_THRESHOLD_ONE: [
      'Un proprietario è un Safe per cui parla una sola chiave',
      'Uno qualsiasi dei loro proprietari firma per questi Safe. Alza la soglia lì, o sostituiscili qui.',
    ],
    TREE_SOUND: ['Nessuno parla per più proprietari, e nessun proprietario è un vicolo cieco', ''],
    TREE_UNREAD: [
      'Non è stato possibile leggere se i proprietari sono Safe',
      'Guarda di nuovo quando il nodo risponde.',
    ],
    OWNERS_IDLE: [
      'Un proprietario non si vede da un anno',
      'Nessuna transazione eseguita nell’ultimo anno tra quelle esaminate ha la sua firma. Chiedigli se ha ancora la chiave; se no, sostituiscila.',
    ],
    OWNERS_UNSEEN: [
      'Un proprietario non ha ancora firmato',
      'Nessuna delle transazioni eseguite esaminate ha la sua firma. Fagliene firmare una, per sapere che la chiave funziona.',
    ],
    OWNERS_AWAKE: ['Ogni proprietario ha firmato nell’ultimo anno', ''],
    ACTIVITY_UNREAD: [
      'Non è stato possibile leggere quando i proprietari hanno firmato l’ultima volta',
      'Servono il servizio, che indica le transazioni, e il nodo. Guarda di nuovo quando rispondono entrambi.',
    ],
    OLD_VERSION: [
      'C’è una versione più recente',
      'Il gestore di questa chain ne consiglia una più recente. Indirizzo, proprietari e saldi restano quando la si cambia.',
    ],
    REPLAYABLE_VERSION: [
      'Le firme non sono legate a questa chain',
      'Prima della 1.3.0 una firma per questo Safe vale anche per un Safe con lo stesso indirizzo su un’altra chain. Cambia l’implementazione.',
    ],
    VERSION_CURRENT: ['La versione è recente come consigliato', ''],
    VERSION_UNREAD: ['Non dice quale versione è', 'Ciò che dice di sé non è una versione dei contratti Safe.'],
    CODE_UNKNOWN: [
      'Esegue codice che non è una versione ufficiale',
      'Nessuno qui può dire che cosa fa. Sposta ciò che contiene in un Safe con codice ufficiale.',
    ],
    CODE_OFFICIAL: ['Esegue codice ufficiale', ''],
    CODE_UNREAD: [
      'Non è stato possibile confrontare il suo codice con quello ufficiale',
      'Guarda di nuovo quando il nodo risponde.',
    ],
    HANDLER_UNKNOWN: [
      'Il fallback handler non è uno ufficiale',
      'Risponde a nome del Safe se una firma è valida: uno ostile firma per lui messaggi, ordini e accessi. Imposta quello ufficiale.',
    ],
    NO_HANDLER: [
      'Non c’è un fallback handler',
      'Le app non possono chiedere al Safe se un messaggio è firmato, e non può ricevere NFT con un trasferimento sicuro. Imposta quello ufficiale.',
    ],
    MODULE_UNKNOWN: [
      'Un modulo non noto qui può agire da solo',
      'Può spostare tutto e cambiare i proprietari senza alcuna firma; lo limita solo il suo codice. Disattiva ciò che non ti serve.',
    ],
    MODULE_LIMITS: [
      'I limiti di spesa sono attivi',
      'Chi ha un limite spende entro di esso senza i proprietari. Riguarda i limiti ogni tanto.',
    ],
    MODULES_UNGUARDED: [
      'Nulla sorveglia i moduli',
      'Una guardia dei moduli è interpellata prima di tutto ciò che fanno i moduli e può respingerlo.',
    ],
    MODULES_UNREAD: [
      'Non è stato possibile leggere fino in fondo l’elenco dei moduli',
      'Possono essercene alcuni che agiscono da soli.',
    ],
    NO_MODULES: ['Nessun modulo può agire per lui', ''],
    NO_GUARD: [
      'Solo l’attenzione dei proprietari ferma un delegatecall',
      'Un delegatecall esegue altro codice al posto del Safe e può sostituire tutto: con uno firmato in fretta sono stati compiuti i furti più grandi. Una guardia può respingerlo chiunque abbia firmato.',
    ],
    GUARD_ALLOWS: [
      'La guardia lascia passare un delegatecall verso un estraneo',
      'Interpellata sul nodo, non ha respinto che codice ignoto a tutti sia eseguito al posto del Safe. Impostane una che lo faccia.',
    ],
    GUARD_REFUSES: ['La guardia respinge un delegatecall verso un estraneo', ''],
    GUARD_UNCLEAR: [
      'Che cosa fa la guardia con i delegatecall non è chiaro',
      'Interpellata sul nodo, ha respinto anche una semplice chiamata a un estraneo. Chiedi a chi l’ha fatta.',
    ],
    GUARD_UNREAD: ['Non è stato possibile chiedere che cosa fa la guardia', 'Guarda di nuovo quando il nodo risponde.'],
    SETUP_CALLED_STRANGER: [
      'Durante la creazione è stato eseguito codice estraneo al suo posto',
      'Potrebbe aver lasciato qualcosa. Confronta ciò che è scritto sopra con ciò che ti aspetti, e passa a un nuovo Safe se non sai perché.',
    ],
  },
}
