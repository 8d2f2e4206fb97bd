import type { LanguagePack } from '../LanguagePack.ts'
import { odmiana } from './grammar.ts'

const udzial = (share: number) => {
  const digits = share < 0.1 ? 1 : 0
  return (share * 100).toLocaleString('pl', { maximumFractionDigits: digits, minimumFractionDigits: digits })
}

export const home: LanguagePack['home'] = {
  title: 'Przegląd',
  lead: 'Właściciele, salda i reguły są odczytane z blockchaina. Co czeka i co się wydarzyło, to słowo usługi, sprawdzone tutaj względem niego.',
  needs: 'Czeka na ciebie',
  assets: 'Aktywa',
  owners: 'Właściciele',
  more: 'Więcej o tym Safe',
  delegates: 'Proponujący',
  delegatesText: 'Kto jeszcze może proponować w imieniu właścicieli.',
  about: 'Kontrakt',
  securityText: 'Co decyduje o tym Safe, od kiedy i jak może być bezpieczniejszy.',
  apps: 'Aplikacje',
  appsText: 'Co poleca operator usługi.',
  manageOwners: 'Zarządzaj właścicielami',
  recent: 'Ostatnie',
  waiting: 'Oczekujące',
  waitingAll: 'Cała kolejka',
  waitingNone: 'Usługa nie pokazuje niczego, co czeka',
  waitingNoneText: 'Tu pojawia się to, co zaproponuje właściciel, i kto musi to jeszcze podpisać.',
  propose: 'Nowa transakcja',
  noPrices: (currency) =>
    `Wartość w ${currency} nie jest znana: operator tej usługi nie ustawił cen tego, co ma ten Safe.`,
  unpriced: (count) =>
    `${count} ${odmiana(count, 'składnik aktywów nie ma ceny i nie jest liczony', 'składniki aktywów nie mają ceny i nie są liczone', 'składników aktywów nie ma ceny i nie jest liczonych')}.`,
  noPrice: 'brak ceny',
  share: (share) => (share < 0.001 ? '<0,1%' : `${udzial(share)}%`),
  allHistory: 'Cała historia',
  queue: 'Kolejka',
  thresholdSentence: (threshold, owners) => `Wymagane podpisy: ${threshold} z ${owners} właścicieli`,
  version: (version) => `Safe ${version}`,
  nextNonce: (nonce) => `następny nonce ${nonce}`,
  notASafe: 'To nie jest Safe',
  unreadable: 'Nie udało się odczytać Safe z blockchaina',
  loading: 'Odczytywanie Safe z blockchaina',
  renameTitle: 'Nazwij ten Safe',
  renameLabel: 'Nazwa',
  renameHint: 'Przechowywana tylko w tej przeglądarce; nikt inny jej nie widzi.',
  save: 'Zapisz',
  you: 'ty',
  connect: 'Połącz portfel, aby zobaczyć, co na ciebie czeka.',
  inHost: 'Działasz jako ten Safe, wewnątrz jego hosta. Właściciele podpisują i wykonują tam.',
  notOwner: 'Twoje konto nie jest właścicielem tego Safe. Możesz wszystko obejrzeć.',
}
