import { relativeDay } from '../../../formatTime.ts'
import type { LanguagePack } from '../LanguagePack.ts'
import { getal } from './grammar.ts'

export const history: LanguagePack['history'] = {
  refusedTitle: (count) =>
    count === 1
      ? 'Eén regel van het antwoord van de dienst is niet te lezen'
      : `${count} regels van het antwoord van de dienst zijn niet te lezen`,
  refusedText: 'Ze zijn weggelaten; de rest is zoals het was. Waar ze voor stonden, is hier niet bekend.',
  refusedRow: (name, place) => (place === '' ? name : `${name}: ${place}`),
  refusedNameless: 'een regel zonder kenmerk',
  refusedMore: (count) => `en nog ${count}`,
  confirmed: 'De chain bevestigt het.',
  isFalse: 'Onwaar: de chain kent het niet',
  differs: 'Niet zoals de dienst zegt',
  saysInstead: 'Getoond wordt wat de chain heeft.',
  namesNone: 'De dienst noemt er geen transactie van de chain voor.',
  contentDiffers: 'De dienst vertelt iets anders over wat ze deed.',
  toldAsSuccess: 'Ze is mislukt. De dienst zegt dat ze is gelukt.',
  toldAsFailure: 'Ze is gelukt. De dienst zegt dat ze is mislukt.',
  timeDiffers: (at) => `De dienst noemt een andere tijd: ${relativeDay(at, Date.now())}.`,
  nonceDiffers: (nonce) => `De dienst noemt een andere nonce: ${nonce}.`,
  repeatedTitle: (count) => `Herhaalde rijen: ${count}`,
  repeatedText: 'De dienst noemt dezelfde transacties meer dan eens. Elke wordt één keer getoond.',
  title: 'Naast de chain gelegd',
  looking: 'Wat op het scherm staat, wordt opgezocht',
  allConfirmed: (count) =>
    count === 1
      ? 'De chain bevestigt de ene regel op het scherm.'
      : `De chain bevestigt alle ${count} regels op het scherm.`,
  someConfirmed: (count, all) => `De chain bevestigt ${count} van ${all} regels op het scherm.`,
  rowsUnknown: (count) =>
    count === 1
      ? 'Van één toont de chain niet genoeg; die blijft beweerd.'
      : `Van ${count} toont de chain niet genoeg; die blijven beweerd.`,
  unreadable: 'De chain kon niet worden gevraagd. Regels blijven beweerd tot ze antwoordt.',
  wrongRows: (count) => (count === 1 ? 'Eén regel is niet waar' : `${count} regels zijn niet waar`),
  wrongRowsText: 'Ze zijn in de lijst gemarkeerd. Vertrouw niet op deze dienst voordat je weet waarom.',
  scanLabel: 'Zoeken wat is weggelaten',
  scanning: (percent) => `Zoeken wat is weggelaten: ${percent}% van de blokken`,
  scanDone: 'Alles wat de node van deze Safe weet, is doorgekeken.',
  scanPart: (block) => `Doorgekeken terug tot blok ${getal(block)}.`,
  scanFailed: 'De node antwoordt niet op vragen over oude blokken. Wat is weggelaten, kan niet worden gevonden.',
  stop: 'Stoppen',
  goOn: 'Doorgaan',
  nothingOmitted: 'Er is niets weggelaten.',
  ignored: (count) =>
    count === 1
      ? 'Eén overdracht van een token die op geen lijst staat, of van helemaal niets, is weggelaten.'
      : `${count} overdrachten van tokens die op geen lijst staan, of van helemaal niets, zijn weggelaten.`,
  omittedTitle: (count) =>
    count === 1 ? 'De dienst laat iets weg dat is gebeurd' : `De dienst laat ${count} dingen weg die zijn gebeurd`,
  omittedMultisig: 'Een uitvoering die eigenaren hebben ondertekend',
  omittedModule: 'Een uitvoering door een module',
  omittedTransfer: 'Een overdracht',
  omittedFailed: 'mislukt',
  omittedLook: 'Bekijken',
  omittedMore: (count) => `en nog ${count}`,
  inBlock: (block) => `in blok ${getal(block)}`,
  gapTitle: 'In deze lijst ontbreken uitvoeringen',
  gapText: (nonces) =>
    `De Safe heeft ${nonces} verbruikt, en de dienst toont er geen uitvoering voor. Elke nonce wordt door één uitvoering verbruikt.`,
  nonces: (list) =>
    list.length === 1
      ? `nonce ${list[0]}`
      : `nonces ${list.slice(0, 10).join(', ')}${list.length > 10 ? ' en meer' : ''}`,
  zeroValue: 'Er is niets overgedragen',
  imitates: 'Noemt zich als een andere token',
  lookalike: 'Lijkt op een adres dat je kent, maar is het niet',
  notStarted: 'De Safe is dit niet begonnen',
}
