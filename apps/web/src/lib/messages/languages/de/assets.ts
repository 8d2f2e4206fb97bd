import type { LanguagePack } from '../LanguagePack.ts'
import { zahl } from './grammar.ts'

export const assets: LanguagePack['assets'] = {
  title: 'Vermögen',
  lead: (block) =>
    `Beträge, Symbole und Nachkommastellen sind bei Block ${zahl(block)} aus den Verträgen selbst gelesen. Welche Token anzusehen sind, schlägt der Dienst vor.`,
  loading: 'Guthaben werden gelesen',
  columns: { asset: 'Wert', balance: 'Guthaben', contract: 'Vertrag', worth: 'Gegenwert' },
  native: 'Münze der Chain',
  imitates: 'Nennt sich wie ein anderer Token und ist es nicht',
  unlisted: 'nicht überprüfter Token',
  twin: 'Ein anderer Token hier nennt sich genauso. Vergleichen Sie die Verträge.',
  none: 'Dieser Safe hält nichts',
  noneText: 'Senden Sie etwas an seine Adresse, und es steht hier.',
  failed: 'Die Guthaben ließen sich nicht lesen',
  serviceFailed: 'Der Dienst hat die Token dieses Safes nicht genannt',
  serviceFailedText:
    'Aufgeführt sind nur die Münze der Chain und die Token, die der Betreiber eingestellt hat. Es kann mehr geben.',
  differs: (claimed) => `Der Dienst sagt ${claimed}`,
  differsSymbol: (claimed) => `Der Dienst nennt ihn ${claimed}`,
  differsDecimals: (claimed) => `Der Dienst zählt ${claimed} Nachkommastellen`,
  unreadable: (count) =>
    count === 1
      ? `${count} Vertrag, den der Dienst nennt, antwortet nicht wie ein Token und ist weggelassen.`
      : `${count} Verträge, die der Dienst nennt, antworten nicht wie Token und sind weggelassen.`,
  incomplete: 'Nicht alle Token sind aufgeführt: Dieser Safe hat mehr erhalten, als auf einmal gelesen werden.',
  all: 'Alle Werte',
  send: 'Senden',
  sendWhat: (symbol) => `${symbol} senden`,
  watch: 'Zur Wallet hinzufügen',
  watchWhat: (symbol) => `Zur Wallet hinzufügen: ${symbol}`,
  watchElsewhere: (chain) => `Ihre Wallet ist auf einer anderen Chain. Wechseln Sie zuerst zu ${chain}.`,
  watchAdded: (symbol) => `Ihre Wallet führt ${symbol} jetzt auf.`,
  watchRejected: 'Sie haben es in der Wallet abgelehnt.',
  watchUnsupported:
    'Diese Wallet fügt für Seiten keine Token hinzu. Kopieren Sie die Adresse des Vertrags und fügen Sie ihn dort hinzu.',
  watchFailed: (reason) => `Die Wallet hat ihn nicht hinzugefügt. Sie sagte: ${reason}`,
  fiat: (amount) => `≈ ${amount}`,
  fiatClaimed: 'Nur der Dienst kennt Preise. Nichts hier bestätigt diesen, und nichts hier verlässt sich darauf.',
  currency: 'Gegenwert in',
  collectibles: 'Sammelstücke',
  collectiblesFailed: 'Die Sammelstücke ließen sich nicht lesen',
  collectiblesLoading: 'Sammelstücke werden gelesen',
  collectibleName: (symbol, id) => `${symbol} ${id}`,
  collectibleNotHeld: 'Gehört nach dem Wort der Chain nicht diesem Safe',
  collectibleNumber: 'Nummer',
  collectibleOwner: 'Eigentümer',
  collectibleSilent: 'Der Vertrag sagt es nicht',
  noPicture: {
    elsewhere: 'Das Bild wird nicht gezeigt: Es liegt bei einem Fremden, der erführe, dass Sie hinsehen.',
    off: 'Das Bild wird nicht gezeigt: Der Betreiber dieser App hat Bilder nicht eingeschaltet.',
    unsuitable: 'Das Bild wird nicht gezeigt: Es ist ein Dokument und kein einfaches Bild.',
  },
  showDrawing: 'Zeichnung zeigen',
  showDrawingOf: (name) => `Zeichnung zeigen: ${name}`,
  collectibleNameClaimed: 'Nur der Dienst nennt diesen Namen. Eigentümer und Symbol sind von der Chain gelesen.',
  collectiblesMissing: (count) => `Sammelstücke, die der Dienst nicht aufführt: ${count}`,
  collectiblesMissingText: 'Nach der Chain hält dieser Safe sie.',
  collectiblesUnchecked: 'Vollständigkeit nicht geprüft: Der Knoten gibt nicht alle Logs dieses Safes heraus.',
  moreCollectibles: 'Mehr zeigen',
  multi: 'Token der Art ERC-1155 sind nicht aufgeführt: Kein Dienst wird danach gefragt.',
  sendMulti: 'Welche nach Vertrag und Nummer senden',
}
