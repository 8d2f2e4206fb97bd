import type { LanguagePack } from '../LanguagePack.ts'

export const safes: LanguagePack['safes'] = {
  title: 'Safe',
  lead: 'I Safe che indicano il tuo conto come proprietario. Il servizio li suggerisce; la chain conferma ciascuno.',
  introTitle: 'Un wallet multisig di cui non devi fidarti',
  introText:
    'Vedi che cosa contengono i tuoi Safe e che cosa ti aspetta; proponi, controlla, firma ed esegui. Ogni hash, firma e proprietario è verificato in questo browser, su un nodo scelto dal gestore di questa app.',
  introPoints: [
    {
      title: 'Ciò che vedi è ciò che firmi',
      text: 'L’hash mostrato dal tuo wallet è ricalcolato qui, dalla stessa transazione immutabile che leggi.',
    },
    {
      title: 'Il servizio è un estraneo',
      text: 'Può avvertirti. Non può mai attivare un pulsante, nascondere un controllo o contare una firma.',
    },
    {
      title: 'Nulla sparisce',
      text: 'Ciò che hai firmato resta in questo browser, e vieni avvisato se il servizio smette di mostrarlo.',
    },
  ],
  connectFirst: 'Connetti il wallet',
  create: 'Crea un Safe',
  openByAddress: 'Apri un Safe dal suo indirizzo',
  openLabel: 'Indirizzo di un Safe',
  openHint: 'Per leggere non serve un wallet.',
  openChain: 'Chain',
  open: 'Apri',
  openError: 'Questo non è un indirizzo, o il suo checksum è errato.',
  none: 'Il servizio non indica alcun Safe di questo conto',
  noneText: 'Connetti un altro conto, o apri un Safe dal suo indirizzo per guardarlo.',
  loading: 'Ricerca dei tuoi Safe',
  listFailed: (chain) => `Non è stato possibile elencare i tuoi Safe su ${chain}`,
  notOwner: 'Il servizio elenca questo Safe tra i tuoi. La chain dice che non sei proprietario.',
  unreadable: 'Non è stato possibile leggere la chain',
  owner: 'Sei proprietario',
  needsTitle: 'Tocca a te',
  needsLoading: 'Esame delle tue code',
  rename: 'Rinomina',
  save: 'Salva',
}
