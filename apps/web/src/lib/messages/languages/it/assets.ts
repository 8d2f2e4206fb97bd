import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const assets: LanguagePack['assets'] = {
  title: 'Asset',
  lead: (block) =>
    `Importi, simboli e decimali sono letti dai contratti stessi al blocco ${numero(block)}. Quali token guardare lo suggerisce il servizio.`,
  loading: 'Lettura dei saldi',
  columns: { asset: 'Asset', balance: 'Saldo', contract: 'Contratto', worth: 'Valore' },
  native: 'Moneta nativa',
  imitates: 'Si chiama come un altro token, e non lo è',
  unlisted: 'token non verificato',
  twin: 'Un altro token qui si chiama allo stesso modo. Confronta i contratti.',
  none: 'Questo Safe non contiene nulla',
  noneText: 'Invia qualcosa al suo indirizzo e sarà elencato qui.',
  failed: 'Non è stato possibile leggere i saldi',
  serviceFailed: 'Il servizio non ha indicato i token di questo Safe',
  serviceFailedText:
    'Sono elencati solo la moneta della chain e i token configurati dal gestore. Possono essercene altri.',
  differs: (claimed) => `Il servizio dice ${claimed}`,
  differsSymbol: (claimed) => `Il servizio lo chiama ${claimed}`,
  differsDecimals: (claimed) => `Il servizio conta ${claimed} decimali`,
  unreadable: (count) =>
    count === 1
      ? `${count} contratto indicato dal servizio non risponde come un token ed è omesso.`
      : `${count} contratti indicati dal servizio non rispondono come token e sono omessi.`,
  all: 'Tutti gli asset',
  send: 'Invia',
  sendWhat: (symbol) => `Invia ${symbol}`,
  watch: 'Aggiungi al wallet',
  watchWhat: (symbol) => `Aggiungi al wallet: ${symbol}`,
  watchElsewhere: (chain) => `Il tuo wallet è su un’altra chain. Passa prima a ${chain}.`,
  watchAdded: (symbol) => `Ora il tuo wallet elenca ${symbol}.`,
  watchRejected: 'L’hai rifiutato nel wallet.',
  watchUnsupported: 'Questo wallet non aggiunge token per le pagine. Copia l’indirizzo del contratto e aggiungilo lì.',
  watchFailed: (reason) => `Il wallet non l’ha aggiunto. Ha detto: ${reason}`,
  fiat: (amount) => `≈ ${amount}`,
  fiatClaimed: 'Solo il servizio conosce i prezzi. Qui nulla conferma questo, e nulla vi fa affidamento.',
  currency: 'Valore in',
  collectibles: 'Oggetti da collezione',
  collectiblesFailed: 'Non è stato possibile leggere gli oggetti da collezione',
  collectiblesLoading: 'Lettura degli oggetti da collezione',
  collectibleName: (symbol, id) => `${symbol} ${id}`,
  collectibleNotHeld: 'Non di questo Safe, secondo la chain',
  collectibleNumber: 'Numero',
  collectibleOwner: 'Proprietario',
  collectibleSilent: 'Il contratto non lo dice',
  moreCollectibles: 'Mostra altri',
  noPicture: {
    elsewhere: 'L’immagine non è mostrata: si trova presso un estraneo, che saprebbe che la guardi.',
    off: 'L’immagine non è mostrata: il gestore di questa app non ha attivato le immagini.',
    unsuitable: 'L’immagine non è mostrata: è un documento e non una semplice immagine.',
  },
  showDrawing: 'Mostra il disegno',
  showDrawingOf: (name) => `Mostra il disegno: ${name}`,
  multi: 'I token di tipo ERC-1155 non sono elencati: nessun servizio viene interpellato per essi.',
  sendMulti: 'Inviane per contratto e numero',
}
