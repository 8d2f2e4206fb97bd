import type { LanguagePack } from '../LanguagePack.ts'

export const limits: LanguagePack['limits'] = {
  title: 'Limiti di spesa',
  lead: 'Qualcuno può spendere un importo fissato del denaro del Safe senza chiedere ai proprietari. Letto dal modulo ufficiale dei limiti sulla chain.',
  loading: 'Lettura dei limiti di spesa',
  failed: 'Non è stato possibile leggere i limiti di spesa',
  none: 'Questo Safe non ha limiti di spesa',
  noneText: 'Impostane uno qui sotto; i proprietari firmano per questo una volta.',
  unavailable: 'Questa chain non ha il modulo ufficiale dei limiti',
  unavailableText: 'Senza di esso qui non ci sono limiti di spesa.',
  list: 'Limiti',
  left: (left, whole) => `restano ${left} di ${whole}`,
  period: (minutes) => {
    if (minutes === 0) return 'una volta'
    if (minutes === 1_440) return 'ogni giorno'
    if (minutes === 10_080) return 'ogni settimana'
    return minutes % 1_440 === 0 ? `ogni ${minutes / 1_440} giorni` : `ogni ${minutes} minuti`
  },
  resets: 'di nuovo intero',
  never: 'mai di nuovo intero da sé',
  you: 'tuo',
  change: 'Modifica',
  changeWhich: (who, symbol) => `Modifica il limite di ${who} per ${symbol}`,
  remove: 'Rimuovi',
  removeWhich: (who, symbol) => `Rimuovi il limite di ${who} per ${symbol}`,
  formTitle: 'Imposta un limite',
  beneficiary: 'Beneficiario',
  beneficiaryHint: 'Chi può spendere. Non deve essere un proprietario del Safe.',
  asset: 'Asset',
  amount: 'Importo',
  amountHint: 'Ciò che è già stato speso conta su un limite modificato.',
  reset: 'Di nuovo intero',
  resetHint: 'Il periodo inizia quando il limite è impostato sulla chain.',
  resets0: 'Mai: si può spendere una volta',
  plan: (enables, adds) => {
    const steps = [
      ...(enables ? ['si attiva il modulo dei limiti'] : []),
      ...(adds ? ['si indica il beneficiario'] : []),
      'si imposta il limite',
    ]
    return `In una sola transazione: ${steps.join(', ')}.`
  },
  batchFailed: 'Qui non si possono unire più chiamate',
  noLibraryText: 'Questa chain non ha il MultiSendCallOnly ufficiale.',
  errors: {
    beneficiaryIsSafe: 'Questo è il Safe stesso.',
    beneficiaryIsZero: 'Questo è l’indirizzo zero: nessuno potrebbe spendere.',
    asset: 'Scegli che cosa si può spendere.',
    amountMissing: 'Inserisci un importo.',
    amountWrong: (decimals) => `Questo non è un importo con al massimo ${decimals} decimali.`,
    amountZero: 'L’importo deve essere maggiore di zero.',
    amountTooLarge: 'Il modulo non può contenere un importo così grande.',
    tooMuch: (left) => `Del tuo limite resta solo ${left}.`,
    limit: 'Scegli da quale limite spendere.',
    recipientIsZero: 'Questo è l’indirizzo zero: ciò che vi si invia è perso.',
    recipientIsSafe: 'Questo è il Safe stesso.',
  },
  spendTitle: 'Spendi entro il tuo limite',
  spendLead: 'Lo invii tu, con il tuo wallet: nessun proprietario firma, e paghi tu la commissione.',
  limit: 'Limite',
  choose: 'Scegline uno',
  recipient: 'Destinatario',
  recipientHint: 'Un indirizzo intero su questa chain.',
  spend: 'Invia',
  spendConsequence: (amount) => `Invia ${amount}: avviene ora e non si può annullare`,
  confirming: 'Conferma nel tuo wallet',
  mining: 'Inviata. In attesa della chain',
  done: 'Pagato. La chain lo conferma',
  spendFailed: 'Non è stato pagato',
  rejected: 'Nulla è stato inviato. Tutto è come prima.',
  reverted: 'La chain ha preso la transazione, che al suo interno è fallita. Nulla è stato pagato.',
  recorded: (amount) => `Spesi ${amount} entro un limite`,
}
