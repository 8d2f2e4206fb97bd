import type { LanguagePack } from '../LanguagePack.ts'

export const limits: LanguagePack['limits'] = {
  title: 'Ausgabenlimits',
  lead: 'Jemand darf einen festen Betrag vom Geld des Safes ausgeben, ohne seine Eigentümer zu fragen. Aus dem offiziellen Limit-Modul auf der Chain gelesen.',
  loading: 'Ausgabenlimits werden gelesen',
  failed: 'Die Ausgabenlimits ließen sich nicht lesen',
  none: 'Dieser Safe hat keine Ausgabenlimits',
  noneText: 'Setzen Sie unten eines; die Eigentümer signieren dafür einmal.',
  unavailable: 'Diese Chain hat kein offizielles Limit-Modul',
  unavailableText: 'Ohne es gibt es hier keine Ausgabenlimits.',
  list: 'Limits',
  left: (left, whole) => `${left} von ${whole} übrig`,
  period: (minutes) => {
    if (minutes === 0) return 'einmal'
    if (minutes === 1_440) return 'jeden Tag'
    if (minutes === 10_080) return 'jede Woche'
    return minutes % 1_440 === 0 ? `alle ${minutes / 1_440} Tage` : `alle ${minutes} Minuten`
  },
  resets: 'wieder voll',
  never: 'nie von selbst wieder voll',
  you: 'Ihres',
  change: 'Ändern',
  changeWhich: (who, symbol) => `Limit von ${who} für ${symbol} ändern`,
  remove: 'Entfernen',
  removeWhich: (who, symbol) => `Limit von ${who} für ${symbol} entfernen`,
  formTitle: 'Limit setzen',
  beneficiary: 'Begünstigter',
  beneficiaryHint: 'Wer ausgeben darf. Muss kein Eigentümer des Safes sein.',
  asset: 'Wert',
  amount: 'Betrag',
  amountHint: 'Was schon ausgegeben wurde, zählt gegen ein geändertes Limit.',
  reset: 'Wieder voll',
  resetHint: 'Der Zeitraum beginnt, wenn das Limit auf der Chain gesetzt wird.',
  resets0: 'Nie: Es lässt sich einmal ausgeben',
  plan: (enables, adds) => {
    const steps = [
      ...(enables ? ['das Limit-Modul wird eingeschaltet'] : []),
      ...(adds ? ['der Begünstigte wird genannt'] : []),
      'das Limit wird gesetzt',
    ]
    return `In einer Transaktion: ${steps.join(', ')}.`
  },
  batchFailed: 'Mehrere Aufrufe lassen sich hier nicht zusammenfassen',
  noLibraryText: 'Diese Chain hat kein offizielles MultiSendCallOnly.',
  errors: {
    beneficiaryIsSafe: 'Das ist der Safe selbst.',
    beneficiaryIsZero: 'Das ist die Nulladresse: Niemand könnte ausgeben.',
    asset: 'Wählen Sie, was ausgegeben werden darf.',
    amountMissing: 'Geben Sie einen Betrag ein.',
    amountWrong: (decimals) => `Das ist kein Betrag mit höchstens ${decimals} Nachkommastellen.`,
    amountZero: 'Der Betrag muss mehr als nichts sein.',
    amountTooLarge: 'Einen so großen Betrag kann das Modul nicht fassen.',
    tooMuch: (left) => `Von Ihrem Limit sind nur ${left} übrig.`,
    limit: 'Wählen Sie, aus welchem Limit.',
    recipientIsZero: 'Das ist die Nulladresse: Was dorthin geht, ist verloren.',
    recipientIsSafe: 'Das ist der Safe selbst.',
  },
  spendTitle: 'Im Rahmen Ihres Limits ausgeben',
  spendLead: 'Sie senden es selbst, mit Ihrer eigenen Wallet: Kein Eigentümer signiert, und Sie zahlen die Gebühr.',
  limit: 'Limit',
  choose: 'Eines wählen',
  recipient: 'Empfänger',
  recipientHint: 'Eine ganze Adresse auf dieser Chain.',
  spend: 'Senden',
  spendConsequence: (amount) => `${amount} senden: Es geschieht sofort und lässt sich nicht rückgängig machen`,
  confirming: 'Bestätigen Sie in Ihrer Wallet',
  mining: 'Gesendet. Warten auf die Chain',
  done: 'Bezahlt. Die Chain bestätigt es',
  spendFailed: 'Es wurde nicht bezahlt',
  rejected: 'Nichts wurde gesendet. Alles ist, wie es war.',
  reverted: 'Die Chain nahm die Transaktion an, und sie schlug im Innern fehl. Nichts wurde bezahlt.',
  recorded: (amount) => `${amount} im Rahmen eines Limits ausgegeben`,
}
