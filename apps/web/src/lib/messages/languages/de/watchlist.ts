import type { LanguagePack } from '../LanguagePack.ts'

export const standing: LanguagePack['standing'] = {
  label: 'Unter Ihren Safes',
  watch: 'Diesen Safe beobachten',
  unwatch: 'Nicht mehr beobachten',
  pin: 'Anheften: Ich habe die ganze Adresse verglichen',
  unpin: 'Loslösen',
  unknownTitle: 'Der Dienst kennt diesen Safe nicht',
  unknownText:
    'Er wurde erstellt, bevor der Dienst zu lesen begann, oder anders als üblich. Sein Stand kommt von der Chain, und für ihn lässt sich signieren; sein Verlauf ist nicht aufgeführt.',
  announce: 'Dem Dienst mitteilen',
  announcing: 'Der Dienst fragt die Chain',
  announced: 'Der Dienst liest ihn jetzt, von seiner Erstellung an',
  announcedText: 'Sein Verlauf ist gleich aufgeführt. Die Seite sieht von selbst wieder nach.',
  failed: 'Der Dienst hat ihn nicht angenommen',
  transaction: 'Transaktion, die ihn erstellt hat',
  transactionHint: 'Nur, wo der Dienst sie nicht selbst finden konnte.',
  transactionError: 'Das ist kein Hash einer Transaktion.',
}
