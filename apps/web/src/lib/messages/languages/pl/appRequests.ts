import type { LanguagePack } from '../LanguagePack.ts'
import { odmiana } from './grammar.ts'

export const asked: LanguagePack['asked'] = {
  asks: {
    transactions: (count) =>
      count === 1
        ? 'prosi o transakcję'
        : `prosi o transakcję: ${count} ${odmiana(count, 'wywołanie', 'wywołania', 'wywołań')}`,
    message: 'prosi o podpis wiadomości',
    onChain: 'prosi, by Safe podpisał wiadomość w blockchainie',
    permission: 'prosi o zezwolenie',
  },
  via: { frame: 'Aplikacja w tym Safe', walletconnect: 'Aplikacja połączona przez WalletConnect' },
  calls: 'która nazywa się',
  of: 'Dotyczy Safe',
  on: (chain) => `w sieci ${chain}`,
  claimed: 'Nie zweryfikowano: każdy może podać ten adres',
  more: (count) => odmiana(count, `${count} kolejna czeka`, `${count} kolejne czekają`, `${count} kolejnych czeka`),
  preparing: 'Przygotowywanie do obejrzenia',
  cannot: 'O to nie można prosić tego Safe',
  noCalls: 'Aplikacja prosi o transakcję, która nic nie robi.',
  noMultiSend: 'Kilka wywołań wymaga oficjalnego MultiSendCallOnly, którego ta sieć nie ma.',
  noSigningOnChain: 'Podpisywanie w blockchainie wymaga oficjalnego SignMessageLib, którego ta sieć nie ma.',
  refuse: 'Odmów',
  refuseText: 'Aplikacja dowie się, że właściciel odmówił. Nic nie zostanie podpisane.',
  done: 'Wróć do aplikacji',
  doneText: 'Aplikacja ma odpowiedź.',
  doneSigned: 'Podpisano tutaj, ale jeszcze nie przekazano. Zamknięcie poda aplikacji hash.',
  wait: 'Poczekaj na innych',
  waitText: (missing) =>
    missing === 1
      ? 'Musi podpisać jeszcze jeden właściciel. Wtedy aplikacja dostanie podpis.'
      : `Brakuje jeszcze podpisów właścicieli: ${missing}. Gdy będą, aplikacja dostanie podpis.`,
  give: (origin) => `Przekaż podpis do ${origin}`,
  giveText: 'Właściciele podpisali tę wiadomość już wcześniej. Kto ma podpis, może go użyć.',
  change: 'Zmień samodzielnie',
  changeTitle: 'Aplikacja się nie dowie',
  changeText:
    'Jej wywołania trafią do twojego pakietu, gdzie możesz je zmienić. Aplikacja dowie się, że właściciel odmówił, a nie dowie się, co z nimi zrobisz.',
  changeYes: 'Dodaj je do pakietu',
  changeNo: 'Zostaw, jak jest',
  panel: 'O co prosi aplikacja',
  permission: {
    title: 'Twoja książka adresowa',
    text: 'Aplikacja zobaczyłaby nazwy nadane przez ciebie adresom w tej przeglądarce, dla tej sieci. Nie może ich zmienić.',
    allow: 'Zezwól',
    allowText: 'Zapamiętane dla tego pochodzenia. Możesz to cofnąć w ustawieniach.',
  },
}
