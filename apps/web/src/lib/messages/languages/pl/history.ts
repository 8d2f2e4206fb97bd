import { relativeDay } from '../../../formatTime.ts'
import type { LanguagePack } from '../LanguagePack.ts'
import { liczba, odmiana } from './grammar.ts'

export const history: LanguagePack['history'] = {
  refusedTitle: (count) =>
    `${count} ${odmiana(count, 'wiersza', 'wierszy', 'wierszy')} odpowiedzi usługi nie da się odczytać`,
  refusedText: 'Pominięto je; reszta jest taka, jak była. Nie wiadomo tu, co oznaczały.',
  refusedRow: (name, place) => (place === '' ? name : `${name}: ${place}`),
  refusedNameless: 'wiersz bez tożsamości',
  refusedMore: (count) => `i jeszcze ${count}`,
  confirmed: 'Blockchain to potwierdza.',
  isFalse: 'Nieprawda: blockchain tego nie zna',
  differs: 'Nie tak, jak mówi usługa',
  saysInstead: 'Pokazano to, co jest w blockchainie.',
  namesNone: 'Usługa nie podaje dla tego żadnej transakcji w blockchainie.',
  contentDiffers: 'Usługa mówi co innego o tym, co zrobiła.',
  toldAsSuccess: 'Nie powiodła się. Usługa mówi, że się powiodła.',
  toldAsFailure: 'Powiodła się. Usługa mówi, że się nie powiodła.',
  timeDiffers: (at) => `Usługa podaje inny czas: ${relativeDay(at, Date.now())}.`,
  nonceDiffers: (nonce) => `Usługa podaje inny nonce: ${nonce}.`,
  repeatedTitle: (count) => `Powtórzone wiersze: ${count}`,
  repeatedText: 'Usługa wymienia te same transakcje więcej niż raz. Każda jest pokazana raz.',
  title: 'Porównane z blockchainem',
  looking: 'Sprawdzanie tego, co jest na ekranie',
  allConfirmed: (count) =>
    count === 1
      ? 'Blockchain potwierdza jedyny wiersz na ekranie.'
      : `Blockchain potwierdza wszystkie wiersze na ekranie (${count}).`,
  someConfirmed: (count, all) => `Blockchain potwierdza ${count} z ${all} wierszy na ekranie.`,
  rowsUnknown: (count) =>
    count === 1
      ? 'O jednym blockchain nie pokazuje dość; pozostaje deklarowany.'
      : `O ${count} blockchain nie pokazuje dość; pozostają deklarowane.`,
  unreadable: 'Nie udało się zapytać blockchaina. Wiersze pozostają deklarowane, dopóki nie odpowie.',
  wrongRows: (count) =>
    `${count} ${odmiana(count, 'wiersz jest nieprawdziwy', 'wiersze są nieprawdziwe', 'wierszy jest nieprawdziwych')}`,
  wrongRowsText: 'Są oznaczone na liście. Nie polegaj na tej usłudze, dopóki nie wiesz dlaczego.',
  scanLabel: 'Szukanie tego, co pominięto',
  scanning: (percent) => `Szukanie tego, co pominięto: ${percent}% bloków`,
  scanDone: 'Przejrzano wszystko, co węzeł wie o tym Safe.',
  scanPart: (block) => `Przejrzano wstecz do bloku ${liczba(block)}.`,
  scanFailed: 'Węzeł nie odpowiada na pytania o stare bloki. Nie da się znaleźć tego, co pominięto.',
  stop: 'Zatrzymaj',
  goOn: 'Kontynuuj',
  nothingOmitted: 'Niczego nie pominięto.',
  ignored: (count) =>
    count === 1
      ? 'Pominięto jeden przelew tokena spoza list albo niczego.'
      : `Pominięto przelewy tokenów spoza list albo niczego: ${count}.`,
  omittedTitle: (count) =>
    count === 1 ? 'Usługa pomija coś, co się wydarzyło' : `Usługa pomija zdarzenia, które miały miejsce: ${count}`,
  omittedMultisig: 'Wykonanie podpisane przez właścicieli',
  omittedModule: 'Wykonanie przez moduł',
  omittedTransfer: 'Przelew',
  omittedFailed: 'nie powiodło się',
  omittedLook: 'Obejrzyj',
  omittedMore: (count) => `i jeszcze ${count}`,
  inBlock: (block) => `w bloku ${liczba(block)}`,
  gapTitle: 'Na tej liście brakuje wykonań',
  gapText: (nonces) =>
    `Safe zużył ${nonces}, a usługa nie pokazuje dla tego wykonania. Każdy nonce zużywa jedno wykonanie.`,
  nonces: (list) =>
    list.length === 1
      ? `nonce ${list[0]}`
      : `nonce ${list.slice(0, 10).join(', ')}${list.length > 10 ? ' i dalsze' : ''}`,
  zeroValue: 'Niczego nie przelano',
  imitates: 'Nazywa się jak inny token',
  lookalike: 'Wygląda jak znany ci adres, ale nim nie jest',
  notStarted: 'To nie Safe to zaczął',
}
