import type { LanguagePack } from '../LanguagePack.ts'

export const safes: LanguagePack['safes'] = {
  title: 'Konta Safe',
  lead: 'Konta Safe, które wymieniają twoje konto jako właściciela. Usługa je podpowiada, blockchain potwierdza każde z nich.',
  introTitle: 'Portfel multisig, któremu nie musisz ufać',
  introText:
    'Zobacz, co mają twoje konta Safe i co na ciebie czeka; proponuj, sprawdzaj, podpisuj i wykonuj. Każdy hash, podpis i właściciel jest weryfikowany w tej przeglądarce, względem węzła wybranego przez operatora tej aplikacji.',
  introPoints: [
    {
      title: 'Podpisujesz to, co widzisz',
      text: 'Hash, który pokazuje twój portfel, jest przeliczany tutaj, z tej samej zamrożonej transakcji, którą czytasz.',
    },
    {
      title: 'Usługa jest kimś obcym',
      text: 'Może cię ostrzec. Nigdy nie włączy przycisku, nie ukryje kontroli ani nie zaliczy podpisu.',
    },
    {
      title: 'Nic nie znika',
      text: 'To, co podpisujesz, zostaje w tej przeglądarce, a gdy usługa przestanie to pokazywać, dowiesz się o tym.',
    },
  ],
  connectFirst: 'Połącz portfel',
  create: 'Utwórz Safe',
  openByAddress: 'Otwórz Safe po adresie',
  openLabel: 'Adres Safe',
  openHint: 'Do odczytu portfel nie jest potrzebny.',
  openChain: 'Sieć',
  open: 'Otwórz',
  openError: 'To nie jest adres albo jego suma kontrolna jest błędna.',
  none: 'Usługa nie podaje żadnego Safe tego konta',
  noneText: 'Połącz inne konto albo otwórz Safe po adresie, aby go obejrzeć.',
  loading: 'Szukanie twoich kont Safe',
  listFailed: (chain) => `Nie udało się wyświetlić twoich kont Safe w sieci ${chain}`,
  notOwner: 'Usługa podaje ten Safe jako twój. Według blockchaina nie jesteś właścicielem.',
  unreadable: 'Nie udało się odczytać blockchaina',
  owner: 'Jesteś właścicielem',
  needsTitle: 'Czeka na ciebie',
  needsLoading: 'Przeglądanie twoich kolejek',
  rename: 'Zmień nazwę',
  save: 'Zapisz',
}
