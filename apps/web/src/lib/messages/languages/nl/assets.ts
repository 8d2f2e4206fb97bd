import type { LanguagePack } from '../LanguagePack.ts'
import { getal } from './grammar.ts'

export const assets: LanguagePack['assets'] = {
  title: 'Bezittingen',
  lead: (block) =>
    `Bedragen, symbolen en decimalen zijn bij blok ${getal(block)} uit de contracten zelf gelezen. Welke tokens te bekijken zijn, stelt de dienst voor.`,
  loading: 'Saldi worden gelezen',
  columns: { asset: 'Bezitting', balance: 'Saldo', contract: 'Contract', worth: 'Waarde' },
  native: 'Munt van de chain',
  imitates: 'Noemt zich als een andere token, en is die niet',
  unlisted: 'niet-geverifieerde token',
  twin: 'Een andere token hier noemt zich hetzelfde. Vergelijk de contracten.',
  none: 'Deze Safe bevat niets',
  noneText: 'Stuur iets naar zijn adres en het staat hier.',
  failed: 'De saldi konden niet worden gelezen',
  serviceFailed: 'De dienst noemde de tokens van deze Safe niet',
  serviceFailedText:
    'Alleen de munt van de chain en de tokens die de beheerder heeft ingesteld, staan hier. Er kunnen er meer zijn.',
  differs: (claimed) => `De dienst zegt ${claimed}`,
  differsSymbol: (claimed) => `De dienst noemt hem ${claimed}`,
  differsDecimals: (claimed) => `De dienst telt ${claimed} decimalen`,
  unreadable: (count) =>
    count === 1
      ? `${count} contract dat de dienst noemt, antwoordt niet als een token en is weggelaten.`
      : `${count} contracten die de dienst noemt, antwoorden niet als een token en zijn weggelaten.`,
  incomplete: 'Niet alle tokens staan in de lijst: deze Safe heeft er meer ontvangen dan in één keer worden gelezen.',
  all: 'Alle bezittingen',
  send: 'Versturen',
  sendWhat: (symbol) => `${symbol} versturen`,
  watch: 'Aan wallet toevoegen',
  watchWhat: (symbol) => `Aan wallet toevoegen: ${symbol}`,
  watchElsewhere: (chain) => `Je wallet zit op een andere chain. Wissel eerst naar ${chain}.`,
  watchAdded: (symbol) => `Je wallet toont ${symbol} nu.`,
  watchRejected: 'Je hebt het in de wallet geweigerd.',
  watchUnsupported:
    'Deze wallet voegt geen tokens toe voor pagina’s. Kopieer het adres van het contract en voeg het daar toe.',
  watchFailed: (reason) => `De wallet voegde hem niet toe. Hij zei: ${reason}`,
  fiat: (amount) => `≈ ${amount}`,
  fiatClaimed: 'Alleen de dienst kent prijzen. Niets hier bevestigt deze, en niets hier vertrouwt erop.',
  currency: 'Waarde in',
  collectibles: 'Verzamelobjecten',
  collectiblesFailed: 'De verzamelobjecten konden niet worden gelezen',
  collectiblesLoading: 'Verzamelobjecten worden gelezen',
  collectibleName: (symbol, id) => `${symbol} ${id}`,
  collectibleNotHeld: 'Volgens de chain niet van deze Safe',
  collectibleNumber: 'Nummer',
  collectibleOwner: 'Eigenaar',
  collectibleSilent: 'Het contract zegt het niet',
  collectibleNameClaimed: 'Alleen de dienst geeft deze naam. Eigenaar en symbool zijn van de chain gelezen.',
  collectiblesMissing: (count) => `Verzamelobjecten die de dienst niet noemt: ${count}`,
  collectiblesMissingText: 'Volgens de chain houdt deze Safe ze.',
  collectiblesUnchecked: 'Volledigheid niet geverifieerd: de node geeft niet alle logs van deze Safe.',
  moreCollectibles: 'Meer tonen',
  noPicture: {
    elsewhere: 'De afbeelding wordt niet getoond: ze staat bij een vreemde, die zou merken dat je kijkt.',
    off: 'De afbeelding wordt niet getoond: de beheerder van deze app heeft afbeeldingen niet ingeschakeld.',
    unsuitable: 'De afbeelding wordt niet getoond: het is een document en geen gewone afbeelding.',
  },
  showDrawing: 'Tekening tonen',
  showDrawingOf: (name) => `Tekening tonen: ${name}`,
  multi: 'Tokens van het soort ERC-1155 staan hier niet: er wordt geen dienst naar gevraagd.',
  sendMulti: 'Versturen op contract en nummer',
}
