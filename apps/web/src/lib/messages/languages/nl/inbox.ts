import type { LanguagePack } from '../LanguagePack.ts'

export const needs: LanguagePack['needs'] = {
  lead: 'Transacties en berichten in je Safes, en in Safes waarvan die eigenaar zijn, die op jouw handtekening wachten, en wat kan worden uitgevoerd.',
  none: 'De dienst toont niets dat op jou wacht',
  noneText:
    'Dat is alleen zijn woord. Wacht er een transactie of bericht op jouw handtekening, of kan er een worden uitgevoerd, dan staat het hier.',
  unsupported: 'Geen eigenaar heeft het ondertekend',
  message: 'Bericht',
  as: (name) => `als ${name}`,
  connect: 'Verbind een wallet om te zien wat op je wacht',
  sign: 'Ondertekenen',
  execute: 'Uitvoeren',
  failed: 'Niet alles kon worden doorgekeken',
  failedText: 'De dienst antwoordde niet voor al je Safes. Er kan iets op je wachten dat hier niet staat.',
}
