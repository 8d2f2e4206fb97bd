import { relativeDay } from '../../../formatTime.ts'
import type { LanguagePack } from '../LanguagePack.ts'
import { zahl } from './grammar.ts'

export const history: LanguagePack['history'] = {
  refusedTitle: (count) =>
    count === 1
      ? 'Eine Zeile aus der Antwort des Dienstes lässt sich nicht lesen'
      : `${count} Zeilen aus der Antwort des Dienstes lassen sich nicht lesen`,
  refusedText: 'Sie sind weggelassen; der Rest ist, wie er war. Wofür sie standen, ist hier nicht bekannt.',
  refusedRow: (name, place) => (place === '' ? name : `${name}: ${place}`),
  refusedNameless: 'eine Zeile ohne Kennung',
  refusedMore: (count) => `und ${count} weitere`,
  confirmed: 'Die Chain bestätigt es.',
  isFalse: 'Falsch: Die Chain kennt es nicht',
  differs: 'Nicht so, wie der Dienst sagt',
  saysInstead: 'Gezeigt wird, was die Chain hat.',
  namesNone: 'Der Dienst nennt dafür keine Transaktion der Chain.',
  contentDiffers: 'Der Dienst sagt etwas anderes darüber, was sie tat.',
  toldAsSuccess: 'Sie schlug fehl. Der Dienst sagt, sie sei gelungen.',
  toldAsFailure: 'Sie gelang. Der Dienst sagt, sie sei fehlgeschlagen.',
  timeDiffers: (at) => `Der Dienst nennt eine andere Zeit: ${relativeDay(at, Date.now())}.`,
  nonceDiffers: (nonce) => `Der Dienst nennt eine andere Nonce: ${nonce}.`,
  repeatedTitle: (count) => `Wiederholte Zeilen: ${count}`,
  repeatedText: 'Der Dienst führt dieselben Transaktionen mehrfach auf. Jede wird einmal gezeigt.',
  title: 'An der Chain gemessen',
  looking: 'Was auf dem Bildschirm steht, wird nachgesehen',
  allConfirmed: (count) =>
    count === 1
      ? 'Die Chain bestätigt die eine Zeile auf dem Bildschirm.'
      : `Die Chain bestätigt alle ${count} Zeilen auf dem Bildschirm.`,
  someConfirmed: (count, all) => `Die Chain bestätigt ${count} von ${all} Zeilen auf dem Bildschirm.`,
  rowsUnknown: (count) =>
    count === 1
      ? 'Von einer zeigt die Chain nicht genug; sie bleibt behauptet.'
      : `Von ${count} zeigt die Chain nicht genug; sie bleiben behauptet.`,
  unreadable: 'Die Chain ließ sich nicht fragen. Zeilen bleiben behauptet, bis sie antwortet.',
  wrongRows: (count) => (count === 1 ? 'Eine Zeile stimmt nicht' : `${count} Zeilen stimmen nicht`),
  wrongRowsText: 'Sie sind in der Liste markiert. Verlassen Sie sich nicht auf diesen Dienst, bevor Sie wissen, warum.',
  scanLabel: 'Suche nach Weggelassenem',
  scanning: (percent) => `Suche nach Weggelassenem: ${percent} % der Blöcke`,
  scanDone: 'Alles, was der Knoten von diesem Safe weiß, wurde durchgesehen.',
  scanPart: (block) => `Zurück bis Block ${zahl(block)} durchgesehen.`,
  scanFailed: 'Der Knoten beantwortet keine Fragen zu alten Blöcken. Was weggelassen ist, lässt sich nicht finden.',
  stop: 'Anhalten',
  goOn: 'Weiter',
  nothingOmitted: 'Nichts ist weggelassen.',
  ignored: (count) =>
    count === 1
      ? 'Eine Überweisung eines Tokens von keiner Liste, oder von gar nichts, ist weggelassen.'
      : `${count} Überweisungen von Token von keiner Liste, oder von gar nichts, sind weggelassen.`,
  omittedTitle: (count) =>
    count === 1 ? 'Der Dienst lässt etwas weg, das geschah' : `Der Dienst lässt ${count} Dinge weg, die geschahen`,
  omittedMultisig: 'Eine Ausführung, die Eigentümer signiert haben',
  omittedModule: 'Eine Ausführung durch ein Modul',
  omittedTransfer: 'Eine Überweisung',
  omittedFailed: 'fehlgeschlagen',
  omittedLook: 'Ansehen',
  omittedMore: (count) => `und ${count} weitere`,
  inBlock: (block) => `in Block ${zahl(block)}`,
  gapTitle: 'In dieser Liste fehlen Ausführungen',
  gapText: (nonces) =>
    `Der Safe hat ${nonces} verbraucht, und der Dienst zeigt keine Ausführung dafür. Jede Nonce wird von einer verbraucht.`,
  nonces: (list) =>
    list.length === 1
      ? `Nonce ${list[0]}`
      : `die Nonces ${list.slice(0, 10).join(', ')}${list.length > 10 ? ' und weitere' : ''}`,
  zeroValue: 'Nichts wurde überwiesen',
  imitates: 'Nennt sich wie ein anderer Token',
  lookalike: 'Sieht aus wie eine Adresse, die Sie kennen, ist es aber nicht',
  notStarted: 'Der Safe hat das nicht ausgelöst',
}
