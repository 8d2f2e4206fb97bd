import type { LanguagePack } from '../LanguagePack.ts'
import { odmiana } from './grammar.ts'

export const limits: LanguagePack['limits'] = {
  title: 'Limity wydatków',
  lead: 'Ktoś może wydać ustaloną kwotę z pieniędzy Safe bez pytania właścicieli. Odczytane z oficjalnego modułu limitów w blockchainie.',
  loading: 'Odczytywanie limitów wydatków',
  failed: 'Nie udało się odczytać limitów wydatków',
  none: 'Ten Safe nie ma limitów wydatków',
  noneText: 'Ustaw limit poniżej; właściciele podpisują to raz.',
  unavailable: 'Ta sieć nie ma oficjalnego modułu limitów',
  unavailableText: 'Bez niego nie ma tu limitów wydatków.',
  list: 'Limity',
  left: (left, whole) => `zostało ${left} z ${whole}`,
  period: (minutes) => {
    if (minutes === 0) return 'jednorazowo'
    if (minutes === 1_440) return 'codziennie'
    if (minutes === 10_080) return 'co tydzień'
    return minutes % 1_440 === 0
      ? `co ${minutes / 1_440} dni`
      : `co ${minutes} ${odmiana(minutes, 'minutę', 'minuty', 'minut')}`
  },
  resets: 'znowu pełny',
  never: 'nigdy sam się nie odnawia',
  you: 'twój',
  change: 'Zmień',
  changeWhich: (who, symbol) => `Zmień limit: ${who}, ${symbol}`,
  remove: 'Usuń',
  removeWhich: (who, symbol) => `Usuń limit: ${who}, ${symbol}`,
  formTitle: 'Ustaw limit',
  beneficiary: 'Uprawniony',
  beneficiaryHint: 'Kto może wydawać. Nie musi być właścicielem Safe.',
  asset: 'Aktywo',
  amount: 'Kwota',
  amountHint: 'To, co już wydano, liczy się do zmienionego limitu.',
  reset: 'Odnawia się',
  resetHint: 'Okres zaczyna się, gdy limit zostanie ustawiony w blockchainie.',
  resets0: 'Nigdy: można wydać raz',
  plan: (enables, adds) => {
    const steps = [
      ...(enables ? ['włączenie modułu limitów'] : []),
      ...(adds ? ['wskazanie uprawnionego'] : []),
      'ustawienie limitu',
    ]
    return `W jednej transakcji: ${steps.join(', ')}.`
  },
  batchFailed: 'Nie można tu połączyć kilku wywołań',
  noLibraryText: 'Ta sieć nie ma oficjalnego MultiSendCallOnly.',
  errors: {
    beneficiaryIsSafe: 'To jest sam Safe.',
    beneficiaryIsZero: 'To adres zerowy: nikt nie mógłby wydawać.',
    asset: 'Wybierz, co można wydawać.',
    amountMissing: 'Wpisz kwotę.',
    amountWrong: (decimals) => `To nie jest kwota o najwyżej ${decimals} miejscach po przecinku.`,
    amountZero: 'Kwota musi być większa od zera.',
    amountTooLarge: 'Moduł nie pomieści tak dużej kwoty.',
    tooMuch: (left) => `Z twojego limitu zostało tylko ${left}.`,
    limit: 'Wybierz limit, z którego chcesz wydać.',
    recipientIsZero: 'To adres zerowy: co tam trafi, przepada.',
    recipientIsSafe: 'To jest sam Safe.',
  },
  spendTitle: 'Wydaj w ramach swojego limitu',
  spendLead: 'Wysyłasz samodzielnie, własnym portfelem: żaden właściciel nie podpisuje, a opłatę płacisz ty.',
  limit: 'Limit',
  choose: 'Wybierz',
  recipient: 'Odbiorca',
  recipientHint: 'Pełny adres w tej sieci.',
  spend: 'Wyślij',
  spendConsequence: (amount) => `Wyślij ${amount}: dzieje się to teraz i nie można tego cofnąć`,
  confirming: 'Potwierdź w portfelu',
  mining: 'Wysłano. Oczekiwanie na blockchain',
  done: 'Zapłacono. Blockchain to potwierdza',
  spendFailed: 'Nie zapłacono',
  rejected: 'Nic nie wysłano. Wszystko jest tak, jak było.',
  reverted: 'Blockchain przyjął transakcję, ale w środku się nie powiodła. Niczego nie zapłacono.',
  recorded: (amount) => `Wydano ${amount} w ramach limitu`,
}
