import type { LanguagePack } from '../LanguagePack.ts'

export const settings: LanguagePack['settings'] = {
  title: 'Ustawienia',
  lead: 'Przechowywane w tej przeglądarce, tylko dla ciebie. Nikt inny ich nie widzi ani nie współdzieli.',
  appearance: 'Wygląd',
  scheme: 'Kolory',
  schemes: { system: 'Jak w systemie', light: 'Jasne', dark: 'Ciemne' },
  accent: 'Akcent',
  accentHint: 'Kolor następnego kroku i fokusu. Ostrzeżenia zachowują swoje.',
  accents: { blue: 'Niebieski', teal: 'Morski', violet: 'Fioletowy', plum: 'Śliwkowy', graphite: 'Grafitowy' },
  radius: 'Narożniki',
  radii: { none: 'Proste', small: 'Małe', medium: 'Średnie', large: 'Duże' },
  font: 'Krój pisma',
  fontHint:
    'Inter jest częścią tej aplikacji; niczego nie pobiera się od innych. Zaokrąglone litery pojawiają się tam, gdzie urządzenie je ma.',
  fonts: { inter: 'Inter', system: 'Jak w systemie', rounded: 'Zaokrąglony' },
  blur: 'Tło okien',
  blurs: { none: 'Ostre', small: 'Lekko rozmyte', large: 'Rozmyte' },
  showDialog: 'Pokaż okno portfela',
  language: 'Język',
  languageLabel: 'Język tej aplikacji',
  languageWhole: 'Cała aplikacja',
  languageDialog: 'Tylko okno portfela, reszta po angielsku',
  languagePartly: (name) => `${name}, częściowo`,
  languageName: (own, english) => (own === english ? own : `${own} (${english})`),
  notifications: 'Powiadomienia',
  notificationsText:
    'Dopóki strona Safe jest otwarta, dowiaduje się o każdej zmianie. Aby dowiadywać się, gdy jest zamknięta, można zarejestrować tę przeglądarkę w usłudze: zapisuje ona numer tej przeglądarki i o które konta Safe pyta. Samą wiadomość wysyła adapter prowadzony przez operatora. Bez niego nic nie przychodzi.',
  notificationsSigned:
    'Niczego się do tego nie podpisuje i nie podaje konta; kto zna numer, może to zakończyć. Kończy się samo po 90 dniach.',
  notificationsConnect: 'Połącz portfel, aby zarejestrować jego konta Safe.',
  notificationsNone: 'Twoje konto nie ma żadnego Safe, który potwierdza blockchain.',
  notificationsAsk: (count) => `Zarejestruj tę przeglądarkę dla ${count} ${count === 1 ? 'konta' : 'kont'} Safe`,
  notificationsFor: 'Zarejestrowano dla',
  notificationsNumber: 'Numer tej przeglądarki',
  notificationsStop: 'Zakończ',
  notificationsStopWhat: (safe) => `Zakończ dla ${safe}`,
  notificationsForget: 'Zapomnij tę przeglądarkę',
  notificationsFailed: 'Usługa tego nie przyjęła',
  kept: 'Zachowano.',
  restart: 'Uruchom stronę ponownie',
  currency: 'Waluta',
  currencyHint: 'W której podaje się kwoty obok ich własnej jednostki, jeśli operator ma ceny.',
  chainTitle: (chain) => `${chain}: węzły i eksplorator`,
  nodeNow: 'Pytany węzeł',
  nodeLabel: (chain) => `Adres twojego własnego węzła dla sieci ${chain}`,
  nodeHint: (origins) =>
    `Jest pytany zamiast węzła operatora, a gdy nie działa, żaden inny. Puste: węzeł operatora. Ta strona może rozmawiać z: ${origins.join(', ')}.`,
  nodeUse: 'Sprawdź i używaj',
  nodeLater: 'Strona zapyta inny węzeł po ponownym uruchomieniu',
  nodeRefusal: {
    notAnAddress: () => 'Wpisz pełny adres zaczynający się od https:// lub http://, bez nazwy i hasła.',
    notAllowed: (origin) =>
      `Ta strona nie może rozmawiać z ${origin}: jej operator nie podał go w COUNTERSIGN_NODE_ORIGINS.`,
  },
  nodeSilent: 'Nie odpowiada tam żaden węzeł albo nie pozwala tej witrynie pytać. Nic nie zmieniono.',
  nodeOtherChain: (chain, wanted, found) =>
    `Ten węzeł jest w sieci ${found}; ${chain} to sieć ${wanted}. Nic nie zmieniono.`,
  explorerLabel: (chain) => `Adres eksploratora dla sieci ${chain}`,
  explorerHint:
    'Dokąd prowadzą linki do transakcji. Nic tam nie jest wysyłane, zanim nie otworzysz linku. Puste: jak ustawił operator.',
  explorerUse: 'Używaj tego eksploratora',
  explorerRefused: 'Wpisz pełny adres zaczynający się od https:// lub http://.',
  lookups: 'Wyszukiwanie',
  lookupsText:
    'O nazwy takie jak alice.eth i ich obrazy pyta się innych, którzy dowiadują się, na kogo patrzysz. Jedno i drugie można wyłączyć; adres jest zawsze pokazywany obok.',
  lookupsOff: 'Operator tej strony je wyłączył.',
  lookupNames: 'Wyszukuj nazwy (ENS)',
  lookupPictures: 'Pokazuj obrazy nazw',
  gatewaysText: 'Obrazy są pobierane przez te bramy i znikąd indziej.',
  gatewayLabel: (name) => `Adres Twojej własnej bramy ${name}`,
  gatewayHint: (origins) =>
    `Obrazy są pobierane stamtąd zamiast z bram operatora, gdy strona uruchomi się od nowa. Puste: bramy operatora. Ta strona może pytać: ${origins.join(', ')}.`,
  gatewayNotAllowed: (origin) =>
    `Ta strona nie może pytać ${origin}: jej operator nie podał go w COUNTERSIGN_GATEWAY_ORIGINS.`,
  gatewaySilent: 'Nie odpowiada tam żadna brama albo nie pozwala tej stronie pytać. Niczego nie zmieniono.',
  service: 'Usługa',
  serviceText:
    'Usługa podaje twoje konta Safe i ich transakcje oraz przekazuje podpisy innym właścicielom. Którąkolwiek wybierzesz, ta strona sama oblicza hashe, podpisy i kwoty, z blockchaina: inna usługa może coś pominąć, ale niczego nie zmyśli.',
  serviceNow: 'Pytana teraz',
  serviceDefault: 'domyślna',
  serviceChosen: 'twój wybór',
  serviceLabel: 'Adres usługi',
  serviceHint: (origins) =>
    origins.length === 0
      ? 'Operator tej strony nie pozwala pytać innej witryny, tylko inną ścieżkę tej samej.'
      : `Operator tej strony pozwala na: ${origins.join(', ')}. Strona uruchomi się z nią ponownie.`,
  serviceUse: 'Używaj tego adresu',
  serviceReset: 'Wróć do domyślnej',
  serviceForgotten: (url) => `Twoim wyborem było ${url}, na co operator już nie pozwala. Pytana jest domyślna.`,
  serviceRefusal: {
    notAnAddress: () => 'Wpisz pełny adres zaczynający się od https://, bez nazwy, znaku zapytania i krzyżyka.',
    insecure: () => 'Ta strona przyszła przez https i nie może o nic pytać zwykłym http.',
    notAllowed: (origin) =>
      `Ta strona nie może rozmawiać z ${origin}: jej operator nie podał go w COUNTERSIGN_SERVICE_ORIGINS.`,
  },
  serviceSilent: (url) =>
    `Pod ${url} nie odpowiada żadna usługa. Może nie działać albo nie pozwala tej witrynie pytać (COUNTERSIGN_ORIGINS). Nic nie zmieniono.`,
  serviceOtherChains: (chains) => `Tamta usługa nie śledzi żadnej z sieci tej strony (${chains}). Nic nie zmieniono.`,
}
