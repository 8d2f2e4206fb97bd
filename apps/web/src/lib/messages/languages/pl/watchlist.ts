import type { LanguagePack } from '../LanguagePack.ts'

export const standing: LanguagePack['standing'] = {
  label: 'Wśród twoich kont Safe',
  watch: 'Obserwuj ten Safe',
  unwatch: 'Przestań obserwować',
  pin: 'Przypnij: cały adres jest przeze mnie porównany',
  unpin: 'Odepnij',
  unknownTitle: 'Usługa nie zna tego Safe',
  unknownText:
    'Utworzono go, zanim usługa zaczęła czytać, albo inaczej niż zwykle. Jego stan pochodzi z blockchaina i można za niego podpisywać; jego historii nie ma na liście.',
  announce: 'Zgłoś usłudze',
  announcing: 'Usługa pyta blockchain',
  announced: 'Usługa czyta go teraz, od utworzenia',
  announcedText: 'Jego historia pojawi się za chwilę. Strona sama sprawdzi ponownie.',
  failed: 'Usługa go nie przyjęła',
  transaction: 'Transakcja, która go utworzyła',
  transactionHint: 'Tylko gdy usługa nie mogła znaleźć jej sama.',
  transactionError: 'To nie jest hash transakcji.',
}
