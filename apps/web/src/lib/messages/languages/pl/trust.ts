import type { LanguagePack } from '../LanguagePack.ts'
import { liczba, odmiana } from './grammar.ts'

export const trust: LanguagePack['trust'] = {
  inWorker: 'Hashe i podpisy są sprawdzane w tle',
  inPage: 'Hashe i podpisy są sprawdzane w samej stronie: proces w tle nie mógł działać',
  block: (block) => `blok ${liczba(block)}`,
  chainLabel: 'Sieć',
  nodeLabel: 'Węzeł',
  serviceLabel: 'Usługa',
  serviceChosen: (host) => `${host}, twój wybór`,
  nodeDown: 'węzeł nieosiągalny',
  nodeMissing: 'Nie skonfigurowano węzła',
  nodeWrong: (actual, expected) => `węzeł jest w sieci ${actual}, a nie ${expected}`,
  serviceDown: 'nieosiągalna',
  serviceUnusable: 'odpowiada, ale nieczytelnie',
  serviceAhead: (blocks) =>
    `twierdzi, że wyprzedza blockchain o ${liczba(blocks)} ${odmiana(blocks, 'blok', 'bloki', 'bloków')}`,
  serviceCurrent: 'aktualna',
  serviceBehind: (blocks) => `${liczba(blocks)} ${odmiana(blocks, 'blok', 'bloki', 'bloków')} opóźnienia`,
  serviceUnknown: 'opóźnienie nieznane',
  live: 'na żywo',
  polling: 'odpytywanie',
  asking: 'pytanie…',
  passed: (count) => `${count} ${odmiana(count, 'kontrola zaliczona', 'kontrole zaliczone', 'kontroli zaliczonych')}`,
  failed: (count) =>
    `${count} ${odmiana(count, 'kontrola niezaliczona', 'kontrole niezaliczone', 'kontroli niezaliczonych')}`,
  warned: (count) => `${count} do obejrzenia`,
  unknown: (count) => `${count} ${odmiana(count, 'nieprzeprowadzona', 'nieprzeprowadzone', 'nieprzeprowadzonych')}`,
  none: 'Jeszcze bez kontroli',
  dialogTitle: 'Kontrole na tej stronie',
  dialogLead:
    'Przeprowadzone w tej przeglądarce, względem węzła wybranego przez operatora tej aplikacji. Usługa nie ma na nie wpływu.',
  verdict: {
    ok: 'zaliczona',
    warn: 'obejrzyj',
    block: 'niezaliczona',
    unknown: 'nieprzeprowadzona',
    unverified: 'niesprawdzalna',
  },
  chainIdMatches: (id) => `Węzeł jest w sieci ${id}`,
  chainIdDiffers: (actual, expected) => `Węzeł jest w sieci ${actual}, a konfiguracja podaje ${expected}`,
  chainUnreachable: (name) => `Węzeł sieci ${name} nie odpowiada`,
  closedTitle: 'Podpisywanie zamknięte',
  closedText:
    'Blockchain jest nieosiągalny, więc niczego tu nie można zweryfikować. Można czytać to, co jest już na ekranie; podpisywanie i wykonywanie otworzą się znowu, gdy węzeł odpowie.',
  unsavedTitle: 'Nie zapisano w tej przeglądarce',
  unsavedText: 'Pamięć przeglądarki jest pełna lub wyłączona. Zapisz plik przed zamknięciem tej strony.',
  unsavedSave: 'Zapisz jako plik',
  offlineTitle: 'Jesteś offline',
  offlineText: 'To, co widzisz, jest sprzed przerwy. Nic z tego, co wpisano lub podpisano, nie przepadło.',
  staleTitle: (time) => `Nie odświeżono od ${time}`,
}
