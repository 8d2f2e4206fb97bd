import type { LanguagePack } from '../LanguagePack.ts'
import { zahl } from './grammar.ts'

export const device: LanguagePack['device'] = {
  screens: 'Bildschirm für Bildschirm, beim Signieren',
  approvalScreens: 'Bildschirm für Bildschirm, beim Genehmigen auf der Chain',
  executionScreens: 'Bildschirm für Bildschirm, beim Ausführen',
  screensText:
    'Überschriften unterscheiden sich von Gerät zu Gerät, und lange Werte brauchen mehrere Bildschirme. Die Werte dürfen sich nicht unterscheiden.',
  hashDevices: 'Geräte, die Hashes zeigen (SignatureStore mit „blind signing“, Trezor One)',
  fieldDevices:
    'Geräte, die Felder zeigen (Trezor Safe und T, Keystone, GridPlus; SignatureStore mit eingeschalteten „raw messages“)',
  anyDevice: 'Jedes Gerät',
  review: 'Prüfen',
  typedMessage: 'typisierte Nachricht (EIP-712)',
  transaction: 'Transaktion',
  kind: 'Art',
  network: 'Netzwerk',
  to: 'An (den Safe)',
  amount: 'Betrag',
  method: 'Methode',
  data: 'Daten',
  calldataDigest: 'Prüfwert der Aufrufdaten (Geräte, die ERC-8213 kennen)',
  bytes: (count) => `${zahl(count)} Bytes`,
  fees: 'Gebühren',
  feesText: 'wie Ihre Wallet sie gesetzt hat',
  sign: { title: 'Signieren?', value: 'nur, wenn jeder Wert mit dieser Seite übereinstimmt' },
  hints: {
    safeTxHash: 'safeTxHash: was signiert wird',
    safeMessageHash: 'SafeMessage: was signiert wird',
    personal: 'wenn der Hash als einfache Nachricht signiert wird',
    text: 'des Textes',
    typedData: 'der typisierten Daten',
    call: 'des Datenfelds',
    approval: 'einer Genehmigung auf der Chain',
    execution: 'der Ausführung',
  },
}
