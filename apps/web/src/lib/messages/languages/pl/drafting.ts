import type { LanguagePack } from '../LanguagePack.ts'

export const drafting: LanguagePack['drafting'] = {
  chooseTitle: 'Nowa transakcja',
  chooseLead: 'Cokolwiek wybierzesz, zobaczysz i sprawdzisz całą transakcję, zanim cokolwiek zostanie podpisane.',
  kinds: {
    batch: { title: 'Pakiet', text: 'Kilka wywołań jako jedna transakcja albo plik z Transaction Builder.' },
    contract: { title: 'Wywołanie kontraktu', text: 'Dowolna funkcja dowolnego kontraktu, z argumentami.' },
    limits: { title: 'Limity wydatków', text: 'Kto może wydać ile bez podpisów właścicieli.' },
    message: {
      title: 'Podpisz wiadomość',
      text: 'Tekst lub dane typowane, podpisane przez właścicieli w imieniu Safe.',
    },
    many: { title: 'Zapłać wielu', text: 'Lista płatności: wiersze ręcznie, z arkusza lub z pliku CSV.' },
    nft: { title: 'Wyślij NFT', text: 'Tokeny o jednym numerze (ERC-721 lub ERC-1155) na adres.' },
    owners: { title: 'Zarządzaj właścicielami', text: 'Kto podpisuje za ten Safe i ile osób musi to zrobić.' },
    settings: {
      title: 'Ustawienia Safe',
      text: 'Moduły, strażnicy, fallback handler i kod, który wykonuje.',
    },
    send: { title: 'Wyślij', text: 'Kwota monety lub tokena na adres.' },
  },
  address: {
    missing: 'Wpisz adres.',
    nameLooking: 'Wyszukiwanie nazwy w blockchainie.',
    nameFailed: 'Nie udało się zapytać blockchaina o tę nazwę. Spróbuj ponownie albo wpisz adres.',
    nameUnknown: (name) => `„${name}” nie oznacza żadnego adresu w tej sieci.`,
    nameInvalid: 'Żadnej nazwy nie można tak zapisać. Niektóre litery mogą tylko wyglądać jak inne.',
    nameMoved: (name, from, to) =>
      `„${name}” przed chwilą oznaczało ${from}, a teraz oznacza ${to}. Zapytaj osobę, której chcesz zapłacić, i wpisz sam adres.`,
    nameStandsFor: (name) => `${name} oznacza`,
    mySafe: 'twój Safe',
    otherChain: (prefix) => `Prefiks „${prefix}” wskazuje inną sieć niż sieć tego Safe.`,
    wrong: 'To nie jest adres albo jego suma kontrolna jest błędna. Skopiuj go ponownie ze źródła.',
  },
  beforeAfter: 'Przed i po',
  parts: {
    modules: 'Moduły',
    guard: 'Strażnik transakcji',
    moduleGuard: 'Strażnik modułów',
    fallbackHandler: 'Fallback handler',
    implementation: 'Implementacja',
  },
  meaning: 'Co to oznacza',
  noMeaning: 'Na razie nic się nie zmienia.',
  nonce: 'Nonce',
  nonceLooking: 'Sprawdzanie, co już czeka.',
  nonceHint: {
    all: (next) => `${next} to pierwszy, którego nic znanego nie używa.`,
    partial: (next) => `Nie udało się odczytać wszystkiego, co czeka. Na tyle, na ile odczytano, ${next} jest wolny.`,
  },
  nonceReplace: 'Wybierz niższy, aby zastąpić to, co tam czeka.',
  nonceReplaces: (nonce) =>
    `Z nonce ${nonce} może już coś czekać: to, co zostanie wykonane pierwsze, uniemożliwi pozostałe.`,
  nonceClaimed: (nonce) => `Usługa użyłaby ${nonce}: może wiedzieć o czymś, czego tu nie pokazuje.`,
  nonceWrong: 'To nie jest liczba całkowita.',
  nonceUsed: (nonce) => `Następny nonce tego Safe to ${nonce}; niższe są zużyte.`,
  nextNonce: (nonce) => `Użyj nonce ${nonce}`,
  nextNonceText: 'Ta sama transakcja z następnym wolnym nonce. Nic jeszcze nie podpisano.',
  review: 'Przejrzyj',
  reviewHint: 'Nic jeszcze nie jest podpisywane.',
  safeFailed: 'Nie udało się odczytać Safe z blockchaina',
  safeLoading: 'Odczytywanie Safe',
}
