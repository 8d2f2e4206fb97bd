import type { LanguagePack } from '../LanguagePack.ts'
import { odmiana } from './grammar.ts'

export const backup: LanguagePack['backup'] = {
  title: 'Twoje dane',
  text: 'Wszystko, co tu wpisujesz, nazywasz, wybierasz i podpisujesz, jest w tej przeglądarce i nigdzie indziej. Zapisz to do pliku, aby mieć kopię albo pracować dalej w innej przeglądarce.',
  nothing: 'W tej przeglądarce nie ma jeszcze niczego twojego.',
  kept: 'W tej przeglądarce',
  save: 'Zapisz do pliku',
  saveHint:
    'Plik zawiera nazwy, ustawienia, szkice i podpisy jako zwykły tekst. Nie zawiera klucza ani hasła, ale zdradza, z kim pracujesz: przechowuj go jak swoje księgi.',
  read: 'Wczytaj plik',
  readHint:
    'Plik zapisany tutaj albo „Data export” oficjalnego portfela Safe. Zobaczysz, co w nim jest, zanim cokolwiek zostanie zachowane.',
  refused: 'Tego pliku nie wczytano',
  refusals: {
    tooLarge: (megabytes) => `Jest większy niż ${megabytes} MB, a żaden plik tej aplikacji taki nie jest.`,
    notJson: 'To nie jest JSON albo plik jest ucięty.',
    notOurs: 'To ani plik tej aplikacji, ani „Data export” (2.0 lub 3.0) oficjalnego portfela Safe.',
    newer: 'Zapisała go nowsza wersja tej aplikacji. Wczytaj go tam albo zaktualizuj tę.',
    tooMany: (most) => `Ma więcej części niż ${most}, a żaden plik tej aplikacji tylu nie ma.`,
    nothing: 'Niczego z niego nie można tu zachować.',
    noRoom: 'Przeglądarka nie ma na to miejsca. Nic nie zmieniono.',
    tooMuch: (part) => `Razem z tym, co tu jest, byłoby tego więcej, niż mieści „${part}”. Nic nie zmieniono.`,
  },
  found: (from, day) =>
    from === 'official'
      ? 'Plik oficjalnego portfela Safe'
      : `Plik tej aplikacji${day === undefined ? '' : `, zapisany ${day}`}`,
  foundText: 'Nic jeszcze nie zachowano. To, co tu jest, pozostaje, chyba że niżej wybierzesz inaczej.',
  columns: { part: 'Co', fresh: 'Nowe', same: 'Takie same', differs: 'Do wyboru' },
  conflicts: 'Do wyboru',
  conflictsText: 'Plik mówi tu co innego niż ta przeglądarka. Gdzie nic nie wybierzesz, pozostaje to, co jest tutaj.',
  conflictsHere: 'Zachowaj to, co tutaj',
  conflictsFile: 'Weź wszystko z pliku',
  here: 'Tutaj',
  file: 'W pliku',
  notSet: 'nie ustawiono',
  askedTitle: 'Ten plik zmienia, kogo pyta strona',
  appRequestsText:
    'Węzeł mówi, co jest w blockchainie, a usługa podaje, co czeka. Bierz taki adres tylko z pliku zapisanego przez ciebie.',
  leftOut: 'Pominięto',
  unknownPart: (key) => `„${key}”: ta wersja tego nie zna.`,
  brokenPart: (part) => `${part}: nie da się tego odczytać.`,
  brokenAddress: (address) => `„${address}” nie jest adresem albo ma błędną sumę kontrolną.`,
  otherName: (address, first, second) => `${address} ma w pliku dwie nazwy, „${first}” i „${second}”. Wzięto pierwszą.`,
  otherChain: (count, chainId) =>
    `${count} ${odmiana(count, 'konto Safe', 'konta Safe', 'kont Safe')} w sieci ${chainId}, której ta strona nie ma.`,
  noPlaceForSafes: (count) =>
    `${count} ${odmiana(count, 'konto Safe dodane tam: otwórz je po adresie', 'konta Safe dodane tam: otwórz je po adresie', 'kont Safe dodanych tam: otwórz je po adresie')}.`,
  take: 'Zachowaj to',
  takeNothing: 'Nie ma w nim nic nowego',
  cancel: 'Anuluj',
  taken: (count) => `Zachowano z pliku ${count} ${odmiana(count, 'pozycję', 'pozycje', 'pozycji')}`,
  takenText: 'Język, węzeł i usługa zaczną obowiązywać po ponownym uruchomieniu strony.',
  restart: 'Uruchom stronę ponownie',
  forget: 'Zapomnij wszystko',
  forgetTitle: 'Zapomnieć to wszystko?',
  forgetText:
    'Zostanie to usunięte z tej przeglądarki i nie da się tego przywrócić. Konta Safe, ich pieniądze i to, co ma o nich usługa, pozostają bez zmian. Portfel zostanie rozłączony.',
  forgetUndelivered: (count) =>
    `${count} ${odmiana(count, 'twój podpis nie dotarł do usługi: nikt inny go nie ma', 'twoje podpisy nie dotarły do usługi: nikt inny ich nie ma', 'twoich podpisów nie dotarło do usługi: nikt inny ich nie ma')}.`,
  forgetNothing: 'Nie ma tu niczego twojego; portfel zostanie rozłączony, a strona uruchomi się ponownie.',
  forgetYes: 'Usuń wszystko',
  forgetNo: 'Zachowaj',
  parts: {
    names: 'Nazwy',
    settings: 'Ustawienia',
    theme: 'Kolory',
    drafts: 'Szkice',
    confirmations: 'Podpisy i wiadomości',
    visits: 'Oglądane konta Safe',
    looks: 'Wcześniejsze próby',
    descriptors: 'Opisy kontraktów',
    keys: 'Klawisze jednoliterowe',
    run: 'Listy płatności',
    runs: 'Wcześniejsze listy płatności',
    verifyNodes: 'Węzły drugiego ekranu',
    introduction: 'Wprowadzenie',
    people: 'Notatki o osobach',
    books: 'Notatki w księgach',
    collection: 'Obserwowane i przypięte Safe',
    creations: 'Zaplanowane Safe',
    apps: 'Aplikacje',
    telling: 'Jak otrzymujesz powiadomienia',
  },
}
