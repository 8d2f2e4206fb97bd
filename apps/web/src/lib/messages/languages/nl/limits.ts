import type { LanguagePack } from '../LanguagePack.ts'

export const limits: LanguagePack['limits'] = {
  title: 'Bestedingslimieten',
  lead: 'Iemand mag een vast bedrag van het geld van de Safe uitgeven zonder de eigenaren te vragen. Gelezen uit de officiële limietmodule op de chain.',
  loading: 'De bestedingslimieten worden gelezen',
  failed: 'De bestedingslimieten konden niet worden gelezen',
  none: 'Deze Safe heeft geen bestedingslimieten',
  noneText: 'Stel er hieronder een in; de eigenaren ondertekenen daar één keer voor.',
  unavailable: 'Deze chain heeft geen officiële limietmodule',
  unavailableText: 'Zonder die module zijn er hier geen bestedingslimieten.',
  list: 'Limieten',
  left: (left, whole) => `${left} over van ${whole}`,
  period: (minutes) => {
    if (minutes === 0) return 'eenmalig'
    if (minutes === 1_440) return 'elke dag'
    if (minutes === 10_080) return 'elke week'
    return minutes % 1_440 === 0 ? `elke ${minutes / 1_440} dagen` : `elke ${minutes} minuten`
  },
  resets: 'weer volledig',
  never: 'nooit vanzelf weer volledig',
  you: 'van jou',
  change: 'Wijzigen',
  changeWhich: (who, symbol) => `Limiet van ${who} voor ${symbol} wijzigen`,
  remove: 'Verwijderen',
  removeWhich: (who, symbol) => `Limiet van ${who} voor ${symbol} verwijderen`,
  formTitle: 'Limiet instellen',
  beneficiary: 'Begunstigde',
  beneficiaryHint: 'Wie mag uitgeven. Hoeft geen eigenaar van de Safe te zijn.',
  asset: 'Bezitting',
  amount: 'Bedrag',
  amountHint: 'Wat al is uitgegeven, telt mee voor een limiet die wordt gewijzigd.',
  reset: 'Weer volledig',
  resetHint: 'De periode begint wanneer de limiet op de chain wordt ingesteld.',
  resets0: 'Nooit: het kan één keer worden uitgegeven',
  plan: (enables, adds) => {
    const steps = [
      ...(enables ? ['de limietmodule wordt ingeschakeld'] : []),
      ...(adds ? ['de begunstigde wordt genoemd'] : []),
      'de limiet wordt ingesteld',
    ]
    return `In één transactie: ${steps.join(', ')}.`
  },
  batchFailed: 'Meerdere aanroepen kunnen hier niet worden samengevoegd',
  noLibraryText: 'Deze chain heeft geen officiële MultiSendCallOnly.',
  errors: {
    beneficiaryIsSafe: 'Dit is de Safe zelf.',
    beneficiaryIsZero: 'Dit is het nuladres: niemand zou kunnen uitgeven.',
    asset: 'Kies wat mag worden uitgegeven.',
    amountMissing: 'Voer een bedrag in.',
    amountWrong: (decimals) => `Dit is geen bedrag met hoogstens ${decimals} decimalen.`,
    amountZero: 'Het bedrag moet meer dan niets zijn.',
    amountTooLarge: 'Zo’n groot bedrag kan de module niet bevatten.',
    tooMuch: (left) => `Van je limiet is nog maar ${left} over.`,
    limit: 'Kies uit welke limiet je wilt uitgeven.',
    recipientIsZero: 'Dit is het nuladres: wat daarheen wordt verstuurd, is verloren.',
    recipientIsSafe: 'Dit is de Safe zelf.',
  },
  spendTitle: 'Uitgeven binnen je limiet',
  spendLead: 'Je verstuurt het zelf, met je eigen wallet: geen eigenaar ondertekent, en jij betaalt de kosten.',
  limit: 'Limiet',
  choose: 'Kies er een',
  recipient: 'Ontvanger',
  recipientHint: 'Een heel adres op deze chain.',
  spend: 'Versturen',
  spendConsequence: (amount) => `${amount} versturen: het gebeurt nu en kan niet ongedaan worden gemaakt`,
  confirming: 'Bevestig in je wallet',
  mining: 'Verstuurd. Wachten op de chain',
  done: 'Betaald. De chain bevestigt het',
  spendFailed: 'Het is niet betaald',
  rejected: 'Er is niets verstuurd. Alles is zoals het was.',
  reverted: 'De chain nam de transactie aan, en ze mislukte van binnen. Er is niets betaald.',
  recorded: (amount) => `${amount} uitgegeven binnen een limiet`,
}
