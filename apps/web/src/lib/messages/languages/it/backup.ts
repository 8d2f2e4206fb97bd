import type { LanguagePack } from '../LanguagePack.ts'

export const backup: LanguagePack['backup'] = {
  title: 'I tuoi dati',
  text: 'Tutto ciò che hai scritto, nominato, scelto e firmato qui è conservato in questo browser e in nessun altro posto. Salvalo in un file per averne una copia, o per continuare in un altro browser.',
  nothing: 'In questo browser non c’è ancora nulla di tuo.',
  kept: 'Conservato in questo browser',
  save: 'Salva in un file',
  saveHint:
    'Il file contiene nomi, impostazioni, bozze e firme in testo leggibile. Non contiene chiavi né password, ma rivela con chi lavori: custodiscilo come i tuoi libri contabili.',
  read: 'Leggi un file',
  readHint:
    'Un file salvato qui, o il «Data export» del wallet Safe ufficiale. Vedi che cosa contiene prima che qualcosa sia conservato.',
  refused: 'Questo file non è stato letto',
  refusals: {
    tooLarge: (megabytes) => `È più grande di ${megabytes} MB; nessun file di questa app lo è.`,
    notJson: 'Non è JSON, o è troncato.',
    notOurs: 'Non è né un file di questa app né un «Data export» (2.0 o 3.0) del wallet Safe ufficiale.',
    newer: 'È stato salvato da una versione più recente di questa app. Leggilo lì, o aggiorna questa.',
    tooMany: (most) => `Ha più di ${most} parti; nessun file di questa app ne ha tante.`,
    nothing: 'Nulla di ciò che contiene può essere conservato qui.',
    noRoom: 'Il browser non ha spazio. Nulla è stato cambiato.',
    tooMuch: (part) =>
      `Insieme a ciò che è già qui sarebbe più di quanto «${part}» possa contenere. Nulla è stato cambiato.`,
  },
  found: (from, day) =>
    from === 'official'
      ? 'Un file del wallet Safe ufficiale'
      : `Un file di questa app${day === undefined ? '' : `, salvato ${day}`}`,
  foundText: 'Ancora nulla è conservato. Ciò che è qui resta com’è, a meno che tu non scelga altro qui sotto.',
  columns: { part: 'Cosa', fresh: 'Nuovi', same: 'Uguali', differs: 'Da scegliere' },
  conflicts: 'Da scegliere',
  conflictsText: 'Su questi il file dice altro rispetto a questo browser. Dove non scegli, resta ciò che è qui.',
  conflictsHere: 'Tieni ciò che è qui',
  conflictsFile: 'Prendi tutto dal file',
  here: 'Qui',
  file: 'Nel file',
  notSet: 'non impostato',
  askedTitle: 'Questo file cambia chi la pagina interpella',
  appRequestsText:
    'Un nodo dice che cosa c’è sulla chain, e un servizio elenca che cosa attende. Prendi un tale indirizzo solo da un file che hai salvato tu.',
  leftOut: 'Omesso',
  unknownPart: (key) => `«${key}»: questa versione non lo conosce.`,
  brokenPart: (part) => `${part}: non si può leggere come tale.`,
  brokenAddress: (address) => `«${address}» non è un indirizzo, o il suo checksum è errato.`,
  otherName: (address, first, second) =>
    `${address} ha due nomi nel file, «${first}» e «${second}». Si prende il primo.`,
  otherChain: (count, chainId) => `${count} Safe sulla chain ${chainId}, che questa pagina non ha.`,
  noPlaceForSafes: (count) =>
    count === 1
      ? `${count} Safe che hai aggiunto lì: aprilo dal suo indirizzo.`
      : `${count} Safe che hai aggiunto lì: aprili dal loro indirizzo.`,
  take: 'Conserva questo',
  takeNothing: 'Non contiene nulla di nuovo',
  cancel: 'Annulla',
  taken: (count) => (count === 1 ? `${count} elemento conservato dal file` : `${count} elementi conservati dal file`),
  takenText: 'Lingua, nodo e servizio valgono quando la pagina si riavvia.',
  restart: 'Riavvia la pagina',
  forget: 'Dimentica tutto',
  forgetTitle: 'Dimenticare tutto questo?',
  forgetText:
    'Viene eliminato da questo browser e non si può recuperare. I Safe, il loro denaro e ciò che ne ha il servizio restano come sono. Il wallet viene disconnesso.',
  forgetUndelivered: (count) =>
    count === 1
      ? `${count} tua firma non è arrivata al servizio: nessun altro l’ha.`
      : `${count} tue firme non sono arrivate al servizio: nessun altro le ha.`,
  forgetNothing: 'Qui non è conservato nulla di tuo; il wallet viene disconnesso e la pagina si riavvia.',
  forgetYes: 'Elimina tutto',
  forgetNo: 'Conserva',
  parts: {
    names: 'Nomi',
    settings: 'Impostazioni',
    theme: 'Colori',
    drafts: 'Bozze',
    confirmations: 'Firme e messaggi',
    visits: 'Safe che hai guardato',
    looks: 'Prove precedenti',
    descriptors: 'Descrizioni di contratti',
    keys: 'Tasti di una lettera',
    run: 'Serie di pagamenti',
    runs: 'Serie di pagamenti precedenti',
    verifyNodes: 'Nodi del secondo schermo',
    introduction: 'Introduzione',
    people: 'Note sulle persone',
    books: 'Note della contabilità',
    collection: 'Safe osservati e fissati',
    creations: 'Safe pianificati',
    apps: 'App',
    telling: 'Come si viene avvisati',
  },
}
