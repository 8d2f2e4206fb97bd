import type { LanguagePack } from '../LanguagePack.ts'

export const common: LanguagePack['common'] = {
  address: 'adres',
  close: 'Zamknij',
  copied: 'Skopiowano!',
  copyFailed: 'Nie udało się skopiować',
  copyWhat: (what) => `Kopiuj: ${what}`,
  details: 'Szczegóły',
  retry: 'Spróbuj ponownie',
  today: 'dzisiaj',
  yesterday: 'wczoraj',
  unknownError: 'Coś się nie udało i nie podało przyczyny.',
  nodeMissing:
    'Aplikacja nie ma węzła dla tej sieci. Poproś administratora o ustawienie rpcUrls.public albo wybierz węzeł w ustawieniach.',
  nodeUnreachable: 'Węzeł tej sieci nie odpowiada. Zostanie zapytany ponownie samoczynnie.',
  serviceSays: (words) => `Usługa odmawia, jej własnymi słowami: „${words}”`,
  quoted: (words) => `„${words}”`,
  linkLeftOut: '[link pominięty]',
  loading: 'Wczytywanie',
  none: 'brak',
  you: 'ty',
  back: 'Wstecz',
  cancel: 'Anuluj',
  columns: { what: 'Co', before: 'Przed', after: 'Po' },
  appName: 'Countersign',
}
