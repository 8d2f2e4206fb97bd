import type { LanguagePack } from '../LanguagePack.ts'

export const standing: LanguagePack['standing'] = {
  label: 'Onder je Safes',
  watch: 'Deze Safe volgen',
  unwatch: 'Niet meer volgen',
  pin: 'Vastzetten: ik heb het hele adres vergeleken',
  unpin: 'Losmaken',
  unknownTitle: 'De dienst kent deze Safe niet',
  unknownText:
    'Hij is gemaakt voordat de dienst begon te lezen, of op een andere manier dan gewoonlijk. Zijn stand komt van de chain en er kan voor worden ondertekend; zijn geschiedenis staat hier niet.',
  announce: 'Aan de dienst melden',
  announcing: 'De dienst vraagt het de chain',
  announced: 'De dienst leest hem nu, vanaf zijn ontstaan',
  announcedText: 'Zijn geschiedenis staat er zo. De pagina kijkt vanzelf opnieuw.',
  failed: 'De dienst nam het niet aan',
  transaction: 'Transactie die hem aanmaakte',
  transactionHint: 'Alleen waar de dienst haar niet zelf kon vinden.',
  transactionError: 'Dit is niet de hash van een transactie.',
}
