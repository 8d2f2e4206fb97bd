import type { LanguagePack } from '../LanguagePack.ts'

export const settings: LanguagePack['settings'] = {
  title: 'Impostazioni',
  lead: 'Conservate in questo browser, solo per te. Nessun altro le vede o le condivide.',
  appearance: 'Aspetto',
  scheme: 'Colori',
  schemes: { system: 'Come il sistema', light: 'Chiari', dark: 'Scuri' },
  accent: 'Accento',
  accentHint: 'Il colore del passo successivo e del focus. Gli avvisi mantengono il loro.',
  accents: { blue: 'Blu', teal: 'Verde acqua', violet: 'Viola', plum: 'Prugna', graphite: 'Grafite' },
  radius: 'Angoli',
  radii: { none: 'Squadrati', small: 'Piccoli', medium: 'Medi', large: 'Grandi' },
  font: 'Caratteri',
  fontHint:
    'Inter è incluso in questa app; nulla viene preso da altri. I caratteri arrotondati si vedono dove questo dispositivo li ha.',
  fonts: { inter: 'Inter', system: 'Come il sistema', rounded: 'Arrotondati' },
  blur: 'Dietro le finestre',
  blurs: { none: 'Nitido', small: 'Leggermente sfocato', large: 'Sfocato' },
  showDialog: 'Mostra la finestra del wallet',
  language: 'Lingua',
  languageLabel: 'Lingua di questa app',
  languageWhole: 'L’intera app',
  languageDialog: 'Solo la finestra del wallet, il resto in inglese',
  languagePartly: (name) => `${name}, in parte`,
  languageName: (own, english) => (own === english ? own : `${own} (${english})`),
  notifications: 'Notifiche',
  notificationsText:
    'Finché la pagina di un Safe è aperta, viene informata di ogni cambiamento. Per essere informato quando è chiusa, questo browser può essere registrato presso il servizio: esso annota un numero per questo browser e per quali Safe chiede. Il messaggio stesso è inviato da un adattatore gestito dal gestore. Senza, non arriva nulla.',
  notificationsSigned:
    'Non si firma nulla per questo e non indica alcun conto; chi conosce il numero può terminarla. Termina da sé dopo 90 giorni.',
  notificationsConnect: 'Connetti un wallet per registrare i suoi Safe.',
  notificationsNone: 'Il tuo conto non possiede alcun Safe confermato dalla chain.',
  notificationsAsk: (count) => `Registra questo browser per ${count} Safe`,
  notificationsFor: 'Registrato per',
  notificationsNumber: 'Numero di questo browser',
  notificationsStop: 'Ferma',
  notificationsStopWhat: (safe) => `Ferma per ${safe}`,
  notificationsForget: 'Dimentica questo browser',
  notificationsFailed: 'Il servizio non l’ha accettato',
  kept: 'Conservato.',
  restart: 'Riavvia la pagina',
  currency: 'Valuta',
  currencyHint: 'In cui sono indicati gli importi oltre alla loro unità, dove il gestore ha prezzi.',
  chainTitle: (chain) => `${chain}: nodi ed explorer`,
  nodeNow: 'Nodo interpellato',
  nodeLabel: (chain) => `Indirizzo di un tuo nodo per ${chain}`,
  nodeHint: (origins) =>
    `Viene interpellato al posto di quello del gestore, e nessun altro quando è fermo. Vuoto: quello del gestore. Questa pagina può parlare con: ${origins.join(', ')}.`,
  nodeUse: 'Controllalo e usalo',
  nodeLater: 'La pagina interpella l’altro nodo quando si riavvia',
  nodeRefusal: {
    notAnAddress: () => 'Scrivi un indirizzo intero che inizi con https:// o http://, senza nome e password.',
    notAllowed: (origin) =>
      `Questa pagina non può parlare con ${origin}: il suo gestore non l’ha indicato in COUNTERSIGN_NODE_ORIGINS.`,
  },
  nodeSilent: 'Lì non risponde alcun nodo, o non permette a questo sito di interpellarlo. Nulla è stato cambiato.',
  nodeOtherChain: (chain, wanted, found) =>
    `Quel nodo è della chain ${found}; ${chain} è la chain ${wanted}. Nulla è stato cambiato.`,
  explorerLabel: (chain) => `Indirizzo di un explorer per ${chain}`,
  explorerHint:
    'Dove portano i link alle transazioni. Nulla vi viene inviato prima che tu ne segua uno. Vuoto: come l’ha impostato il gestore.',
  explorerUse: 'Usa questo explorer',
  explorerRefused: 'Scrivi un indirizzo intero che inizi con https:// o http://.',
  lookups: 'Ricerche',
  lookupsText:
    'Nomi come alice.eth e le loro immagini si chiedono ad altri, che vengono a sapere chi guardi. Si possono disattivare entrambi; un indirizzo è comunque sempre mostrato.',
  lookupsOff: 'Il gestore di questa pagina le ha disattivate.',
  lookupNames: 'Cerca i nomi (ENS)',
  lookupPictures: 'Mostra le immagini dei nomi',
  gatewaysText: 'Le immagini si ottengono tramite questi gateway, e da nessun altro posto.',
  gatewayLabel: (name) => `Indirizzo del proprio gateway ${name}`,
  gatewayHint: (origins) =>
    `Le immagini si ottengono da lì anziché da quelli del gestore, quando la pagina riparte. Vuoto: quelli del gestore. Questa pagina può chiedere a: ${origins.join(', ')}.`,
  gatewayNotAllowed: (origin) =>
    `Questa pagina non può chiedere a ${origin}: il suo gestore non l’ha indicato in COUNTERSIGN_GATEWAY_ORIGINS.`,
  gatewaySilent: 'Lì non risponde alcun gateway, o non consente a questo sito di chiedere. Nulla è stato cambiato.',
  service: 'Servizio',
  serviceText:
    'Il servizio elenca i tuoi Safe e le loro transazioni, e trasmette le firme agli altri proprietari. Qualunque tu scelga, questa pagina calcola da sé hash, firme e importi, dalla chain: un altro servizio può omettere cose, ma non inventarle.',
  serviceNow: 'Interpellato ora',
  serviceDefault: 'quello predefinito',
  serviceChosen: 'scelto da te',
  serviceLabel: 'Indirizzo del servizio',
  serviceHint: (origins) =>
    origins.length === 0
      ? 'Il gestore di questa pagina non permette di interpellare altri siti, solo un altro percorso dello stesso.'
      : `Il gestore di questa pagina permette: ${origins.join(', ')}. La pagina si riavvia con esso.`,
  serviceUse: 'Usa questo indirizzo',
  serviceReset: 'Torna a quello predefinito',
  serviceForgotten: (url) =>
    `Avevi scelto ${url}, che il gestore non permette più. Viene interpellato quello predefinito.`,
  serviceRefusal: {
    notAnAddress: () =>
      'Scrivi un indirizzo intero che inizi con https://, senza nome, punto interrogativo o cancelletto.',
    insecure: () => 'Questa pagina è arrivata su https e non può interpellare nulla su semplice http.',
    notAllowed: (origin) =>
      `Questa pagina non può parlare con ${origin}: il suo gestore non l’ha indicato in COUNTERSIGN_SERVICE_ORIGINS.`,
  },
  serviceSilent: (url) =>
    `A ${url} non risponde alcun servizio. Potrebbe essere fermo, o non permettere a questo sito di interpellarlo (COUNTERSIGN_ORIGINS). Nulla è stato cambiato.`,
  serviceOtherChains: (chains) =>
    `Il servizio lì non segue alcuna delle chain di questa pagina (${chains}). Nulla è stato cambiato.`,
}
