import type { LanguagePack } from '../LanguagePack.ts'

export const safeSettings: LanguagePack['safeSettings'] = {
  title: 'Ustawienia Safe',
  lead: 'Co oprócz właścicieli decyduje o tym Safe. Każda zmiana to transakcja podpisywana przez właścicieli.',
  part: 'Co zmienić',
  about: {
    modules: 'Kontrakty, które mogą działać za Safe bez żadnego podpisu, o ile pozwala ich własny kod.',
    guard: 'Kontrakt pytany przed każdą transakcją właścicieli i po niej; może ją zablokować.',
    moduleGuard: 'Kontrakt pytany przed wszystkim, co robią moduły, i po tym; może to zablokować.',
    fallbackHandler:
      'Kontrakt, który odpowiada za Safe na to, czego sam Safe nie wie: czy podpis jest ważny, czy przyjmuje NFT.',
    implementation:
      'Kod, który wykonuje Safe. Zastępuje się go tylko oficjalnym wydaniem, przez oficjalny kontrakt migracji.',
  },
  enabled: 'Włączone moduły',
  noModules: 'Żaden moduł nie jest włączony.',
  modulesUnknown: 'Nie udało się odczytać listy modułów do końca. Można tu włączać moduły, ale nie wyłączać.',
  disable: 'Wyłącz',
  disableWho: (who) => `Wyłącz ${who}`,
  keep: 'Zachowaj',
  keepWho: (who) => `Zachowaj ${who}`,
  goes: 'zostanie wyłączony',
  newModule: (number) => `Nowy moduł ${number}`,
  newModuleHint: 'Adres kontraktu modułu w tej sieci, od jego twórców.',
  add: 'Włącz moduł',
  drop: 'Wycofaj',
  dropWhich: (number) => `Wycofaj nowy moduł ${number}`,
  action: 'Zmiana',
  set: { guard: 'Ustaw strażnika', moduleGuard: 'Ustaw strażnika modułów', fallbackHandler: 'Ustaw handler' },
  remove: 'Usuń go',
  address: {
    guard: 'Nowy strażnik',
    moduleGuard: 'Nowy strażnik modułów',
    fallbackHandler: 'Nowy fallback handler',
  },
  addressHint: 'Adres kontraktu w tej sieci, od jego twórców.',
  useOfficial: 'Użyj oficjalnego',
  migration: 'Nowa implementacja',
  migrationHint: 'Tylko to, co ma ta sieć i czego kod jest wydanym kodem.',
  choose: 'Wybierz',
  withHandler: (target, handler) => `${target}, z ${handler}`,
  keepsHandler: (target) => `${target}, fallback handler pozostaje`,
  migrationsLoading: 'Szukanie oficjalnych kontraktów migracji w tej sieci',
  migrationsFailed: 'Nie udało się odczytać kontraktów migracji',
  noMigration: 'Nie ma tu oficjalnej drogi do innej implementacji',
  noMigrationText:
    'Albo ta jest najnowsza, albo w sieci brakuje oficjalnego kontraktu migracji, albo nie ma go dla używanego już Safe w tej wersji.',
  unofficial:
    'Ten Safe nie wykonuje oficjalnej implementacji. Oficjalne kontrakty migracji nie są dla niego przeznaczone.',
  looking: 'Sprawdzanie adresu w blockchainie.',
  refusedTitle: 'To nie jest tu przyjmowane',
  batchFailed: 'Kilku zmian nie można połączyć w jedną',
  noLibraryText: 'W tej sieci nie ma oficjalnego MultiSendCallOnly. Zrób zmiany po kolei.',
  waitingTitle: (places) => `Moduły zmienia już to, co czeka: ${places}`,
  waitingText:
    'Aby wyłączyć moduł, transakcja wymienia ten, który stoi przed nim na liście Safe. Gdy jedna ze zmian zostanie wykonana, pozostałe mogą wymieniać niewłaściwy i się nie powieść. Najpierw wykonaj lub odrzuć to, co czeka, albo zrób tę zmianę ponownie później.',
  anyModule: (who) =>
    `${who} może potem przenieść wszystko i zmienić właścicieli bez żadnego podpisu. Ogranicza go tylko jego kod: włączaj to, co znasz, i nic więcej.`,
  accountModule: (who) => `${who} jest kontem, a nie kontraktem: kto ma jego klucz, może potem sam przenieść wszystko.`,
  limitsModule: (who) =>
    `${who} to miejsce oficjalnego modułu limitów wydatków: płaci to, na co pozwala limit. Włączony nie płaci nic, dopóki nie ustawi się limitu.`,
  unknownModule: (who) =>
    `Blockchain nie powiedział, co jest pod ${who}. Cokolwiek to jest, może potem przenieść wszystko bez żadnego podpisu.`,
  moduleEnds: (who) => `To, co ${who} robił dla Safe, kończy się. Można go później włączyć ponownie.`,
  limitsEnd:
    'Kończą się wszystkie limity wydatków: nikt nie może z nich wydawać, dopóki moduł nie zostanie znowu włączony.',
  guardsModules: 'Strażnik nie jest pytany o to, co robią moduły.',
  noCodeLock: (who) =>
    `Pod ${who} nie ma kontraktu. Od tej chwili każda transakcja byłaby blokowana, także ta, która usuwa strażnika: Safe byłby zablokowany na zawsze.`,
  noInterfaceLock: (who) =>
    `${who} nie mówi, że jest strażnikiem. Od tej chwili każda transakcja mogłaby być blokowana, także ta, która go usuwa: Safe byłby zablokowany na zawsze.`,
  noCodeRefused: (who) => `Pod ${who} nie ma kontraktu. Safe nie przyjmuje go jako strażnika.`,
  noInterfaceRefused: (who) => `${who} nie mówi, że jest takim strażnikiem. Safe go nie przyjmuje.`,
  guardUnknown: (who) =>
    `Blockchain nie powiedział, co jest pod ${who}. Strażnik, który nie może odpowiadać, blokuje Safe na zawsze: spróbuj ponownie, gdy da się go odczytać.`,
  guardPower: (who) =>
    `${who} może potem zablokować każdą transakcję, także własne usunięcie. Jeśli jego kod jest błędny lub wrogi, Safe jest zablokowany na zawsze.`,
  moduleGuardPower: (who) =>
    `${who} może potem zablokować wszystko, co robią moduły, także limity wydatków. Właściciele mogą go usunąć bez względu na to, co mówi.`,
  moduleGuardIdle: 'Żaden moduł nie jest teraz włączony: dopóki tak jest, nie ma nic do powiedzenia.',
  guardReplaced: (who) => `To, co blokował ${who}, jest znowu możliwe, o ile pozwala nowy.`,
  guardRemoved: (who) => `To, co blokował ${who}, jest znowu możliwe.`,
  handlerOfficial: (name) => `Ma kod oficjalnego ${name}.`,
  handlerStranger: (who) =>
    `${who} nie jest oficjalnym handlerem. Odpowiada w imieniu Safe, czy podpis jest ważny: wrogi podpisuje za niego wiadomości, zlecenia i logowania.`,
  handlerEmpty: (who) =>
    `Pod ${who} nie ma kontraktu. Safe nie mógłby wtedy ani przyjmować NFT, ani odpowiadać, czy podpis jest ważny. Właściciele mogą to znowu zmienić.`,
  handlerUnknown: (who) => `Blockchain nie powiedział, co jest pod ${who}.`,
  handlerRemoved:
    'Bez handlera Safe nie może otrzymać NFT bezpiecznym przelewem, a aplikacje nie mogą go zapytać, czy wiadomość jest podpisana: logowanie nim i podpisane zlecenia przestają działać. Właściciele mogą znowu go ustawić.',
  migrationKeeps: 'Adres, salda, właściciele, moduły i strażnik pozostają bez zmian.',
  migrationQueue: 'To, co czeka w kolejce, zachowuje podpisy.',
  migrationOneWay: 'Nie ma oficjalnej drogi powrotnej do obecnej implementacji.',
  migrationPower: (target) => `Od tej chwili Safe wykonuje kod ${target}. Jego kod w tej sieci jest wydanym kodem.`,
  migrationHandlerLost: (who) =>
    `Obecny fallback handler (${who}) nie jest jednym z oficjalnych: to, na co odpowiadał, kończy się.`,
  migrationEvents:
    'Wydanie L2 zapisuje każdą transakcję w blockchainie, aby usługi znajdowały ją bez śledzenia; każda kosztuje nieco więcej.',
  migrationFirst: 'Działa tylko jako pierwsza transakcja Safe, z nonce 0.',
  errors: {
    zero: 'To adres zerowy.',
    sentinel: 'Safe sam używa tego adresu do oznaczania końców listy modułów.',
    self: 'To jest sam Safe.',
    selfHandler: 'To jest sam Safe. Każdy mógłby wtedy wywołać to, co może tylko Safe.',
    isModule: 'Ten moduł jest już włączony.',
    twice: 'Podano to dwa razy.',
    same: 'To jest już ustawione.',
    migration: 'Wybierz, którą.',
    nothing: 'Na razie nic by się nie zmieniło.',
  },
}
