import type { LanguagePack } from '../LanguagePack.ts'

export const needs: LanguagePack['needs'] = {
  lead: 'Transaktionen und Nachrichten in Ihren Safes und in Safes, die diesen gehören, die auf Ihre Signatur warten, und was sich ausführen lässt.',
  none: 'Der Dienst zeigt nichts, was Sie braucht',
  noneText:
    'Das ist allein sein Wort. Wenn eine Transaktion oder Nachricht auf Ihre Signatur wartet oder eine sich ausführen lässt, steht sie hier.',
  unsupported: 'Kein Eigentümer hat sie signiert',
  message: 'Nachricht',
  as: (name) => `als ${name}`,
  connect: 'Verbinden Sie eine Wallet, um zu sehen, was auf Sie wartet',
  sign: 'Signieren',
  execute: 'Ausführen',
  failed: 'Nicht alles ließ sich durchsehen',
  failedText:
    'Der Dienst hat nicht für alle Ihre Safes geantwortet. Vielleicht wartet etwas auf Sie, das hier nicht steht.',
}
