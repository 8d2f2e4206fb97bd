import type { LanguagePack } from '../LanguagePack.ts'
import { odmiana } from './grammar.ts'

export const batch: LanguagePack['batch'] = {
  title: 'Pakiet',
  lead: 'Wywołania, które dzieją się razem, w tej kolejności, albo wcale. Czekają w tej przeglądarce, aż je przejrzysz i podpiszesz jako jedną transakcję.',
  add: 'Dodaj do pakietu',
  added: (count) =>
    count === 1
      ? 'Dodano do pakietu.'
      : `Dodano do pakietu ${count} ${odmiana(count, 'wywołanie', 'wywołania', 'wywołań')}.`,
  open: (count) => `Otwórz pakiet (${count})`,
  full: (most) => `Największa liczba wywołań w pakiecie: ${most}.`,
  list: 'Wywołania w pakiecie',
  emptyTitle: 'Pakiet jest pusty',
  emptyText: 'Wypełnij formularz i wybierz „Dodaj do pakietu” albo zaimportuj plik z Transaction Builder.',
  newCall: 'Wywołanie kontraktu',
  moveUp: (number) => `Przesuń wywołanie ${number} w górę`,
  moveDown: (number) => `Przesuń wywołanie ${number} w dół`,
  change: (number) => `Zmień wywołanie ${number}`,
  duplicate: (number) => `Powiel wywołanie ${number}`,
  remove: (number) => `Usuń wywołanie ${number}`,
  moved: (from, to) => `Wywołanie ${from} ma teraz numer ${to}.`,
  removeAll: 'Usuń wszystkie wywołania',
  removeAllTitle: 'Usunąć wszystkie wywołania z pakietu?',
  removeAllText: 'Nie ma ich nigdzie indziej. Jeśli mogą się jeszcze przydać, najpierw wyeksportuj plik.',
  removeAllYes: (count) =>
    count === 1 ? 'Usuń wywołanie' : `Usuń ${count} ${odmiana(count, 'wywołanie', 'wywołania', 'wywołań')}`,
  removeAllNo: 'Zachowaj je',
  import: 'Importuj plik',
  export: 'Eksportuj plik',
  importFailed: 'Pliku nie zaimportowano',
  imported: (count) => `Zaimportowano ${count} ${odmiana(count, 'wywołanie', 'wywołania', 'wywołań')}`,
  entry: (number) => `Wywołanie ${number}: `,
  single: 'Jest tylko jedno wywołanie: stanie się zwykłą transakcją.',
  together: (name) => `Idą przez ${name}, który może robić zwykłe wywołania i nic więcej.`,
  noLibrary: 'W tej sieci nie ma oficjalnego MultiSendCallOnly',
  noLibraryText: 'Bez niego kilka wywołań nie może być jedną transakcją. Zrób je po kolei.',
  libraryFailed: 'Nie wiadomo, czy można tu łączyć wywołania',
  waitingNonce: (nonce) => `nonce ${nonce}`,
  waitingInBatch: 'pakiet',
  refusals: {
    delegatecall:
      'Wymaga delegatecall: obcego kodu w miejscu Safe. Pakiet zawiera tylko zwykłe wywołania. Zrób z tego osobną transakcję.',
    zeroAddress: 'Idzie na adres zerowy, który pakiety odczytują na dwa sposoby.',
    library: (name) =>
      `${name} działa tylko w miejscu Safe, przez delegatecall; wywołany z pakietu działałby sam za siebie. Dodaj jego wywołania po kolei.`,
  },
  file: {
    tooLarge: 'Plik jest większy niż jakikolwiek pakiet.',
    notJson: 'Plik nie jest JSON. Może być ucięty.',
    notBatch: 'Plik nie jest pakietem z Transaction Builder.',
    otherVersion: 'Plik jest w innej wersji niż 1.0.',
    otherChain: (chain) => `Plik jest dla sieci o identyfikatorze ${chain}, a nie dla sieci tego Safe.`,
    empty: 'W pliku nie ma żadnego wywołania.',
    tooMany: (most) => `Plik ma więcej wywołań niż ${most}.`,
    wrongEntries: 'Nic nie dodano, bo niektórych wywołań dodać nie można:',
    entryWrong: 'Nie da się go odczytać.',
    addressWrong: 'Jego cel nie jest adresem albo suma kontrolna adresu jest błędna.',
    valueWrong: 'Jego wartość nie jest kwotą w wei.',
    dataWrong: 'Jego dane nie są bajtami w zapisie szesnastkowym.',
    methodWrong: 'Nie ma danych, a jego funkcji lub argumentów nie da się odczytać.',
    checksumMissing: 'Plik nie ma sumy kontrolnej: nie wiadomo, czy ktoś go zmienił.',
    checksumWrong: 'Suma kontrolna jest błędna: plik zmieniono po zapisaniu. Sprawdź każde wywołanie.',
    otherSafe: 'Plik utworzono dla innego Safe.',
    wordsDiffer: (number) =>
      `Wywołanie ${number}: funkcja podana w pliku nie daje danych z pliku. Wykonane byłyby dane; nazwę pominięto.`,
  },
}
