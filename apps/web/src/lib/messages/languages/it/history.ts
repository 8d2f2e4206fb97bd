import { relativeDay } from '../../../formatTime.ts'
import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const history: LanguagePack['history'] = {
  refusedTitle: (count) =>
    count === 1
      ? 'Una riga della risposta del servizio non si può leggere'
      : `${count} righe della risposta del servizio non si possono leggere`,
  refusedText: 'Sono omesse; il resto è com’era. Che cosa rappresentassero qui non è noto.',
  refusedRow: (name, place) => (place === '' ? name : `${name}: ${place}`),
  refusedNameless: 'una riga senza identità',
  refusedMore: (count) => `e altre ${count}`,
  confirmed: 'La chain lo conferma.',
  isFalse: 'Falso: la chain non lo conosce',
  differs: 'Non come dice il servizio',
  saysInstead: 'È mostrato ciò che ha la chain.',
  namesNone: 'Il servizio non indica alcuna transazione della chain per questo.',
  contentDiffers: 'Il servizio dice altro di ciò che ha fatto.',
  toldAsSuccess: 'È fallita. Il servizio dice che è riuscita.',
  toldAsFailure: 'È riuscita. Il servizio dice che è fallita.',
  timeDiffers: (at) => `Il servizio dà un’altra ora: ${relativeDay(at, Date.now())}.`,
  nonceDiffers: (nonce) => `Il servizio dà un altro nonce: ${nonce}.`,
  repeatedTitle: (count) => `Righe ripetute: ${count}`,
  repeatedText: 'Il servizio elenca le stesse transazioni più volte. Ognuna è mostrata una volta.',
  title: 'Confrontata con la chain',
  looking: 'Ricerca di ciò che è sullo schermo',
  allConfirmed: (count) =>
    count === 1
      ? 'La chain conferma l’unica riga sullo schermo.'
      : `La chain conferma tutte le ${count} righe sullo schermo.`,
  someConfirmed: (count, all) => `La chain conferma ${count} di ${all} righe sullo schermo.`,
  rowsUnknown: (count) =>
    count === 1
      ? 'Di una la chain non mostra abbastanza; resta dichiarata.'
      : `Di ${count} la chain non mostra abbastanza; restano dichiarate.`,
  unreadable: 'Non è stato possibile interpellare la chain. Le righe restano dichiarate finché risponde.',
  wrongRows: (count) => (count === 1 ? 'Una riga non è vera' : `${count} righe non sono vere`),
  wrongRowsText: 'Sono segnate nell’elenco. Non fare affidamento su questo servizio prima di sapere perché.',
  scanLabel: 'Ricerca di ciò che è omesso',
  scanning: (percent) => `Ricerca di ciò che è omesso: ${percent}% dei blocchi`,
  scanDone: 'È stato esaminato tutto ciò che il nodo sa di questo Safe.',
  scanPart: (block) => `Esaminato all’indietro fino al blocco ${numero(block)}.`,
  scanFailed: 'Il nodo non risponde a domande su blocchi vecchi. Ciò che è omesso non si può trovare.',
  stop: 'Ferma',
  goOn: 'Continua',
  nothingOmitted: 'Nulla è omesso.',
  ignored: (count) =>
    count === 1
      ? 'È omesso un trasferimento di un token in nessun elenco, o di nulla.'
      : `Sono omessi ${count} trasferimenti di token in nessun elenco, o di nulla.`,
  omittedTitle: (count) =>
    count === 1 ? 'Il servizio omette qualcosa che è avvenuto' : `Il servizio omette ${count} cose che sono avvenute`,
  omittedMultisig: 'Un’esecuzione firmata dai proprietari',
  omittedModule: 'Un’esecuzione da un modulo',
  omittedTransfer: 'Un trasferimento',
  omittedFailed: 'fallita',
  omittedLook: 'Guarda',
  omittedMore: (count) => `e altre ${count}`,
  inBlock: (block) => `nel blocco ${numero(block)}`,
  gapTitle: 'In questo elenco mancano esecuzioni',
  gapText: (nonces) =>
    `Il Safe ha usato ${nonces}, e il servizio non ne mostra l’esecuzione. Ogni nonce è usato da una.`,
  nonces: (list) =>
    list.length === 1
      ? `il nonce ${list[0]}`
      : `i nonce ${list.slice(0, 10).join(', ')}${list.length > 10 ? ' e altri' : ''}`,
  zeroValue: 'Nulla è stato trasferito',
  imitates: 'Si chiama come un altro token',
  lookalike: 'Somiglia a un indirizzo che conosci, ma non lo è',
  notStarted: 'Non l’ha avviato il Safe',
}
