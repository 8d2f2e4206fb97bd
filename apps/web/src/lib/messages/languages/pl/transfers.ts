import type { LanguagePack } from '../LanguagePack.ts'
import { liczba } from './grammar.ts'

export const movements: LanguagePack['movements'] = {
  refused: {
    order: 'Księgi usługi powtarzają się lub przeskakują: nie mogą być prawdziwe.',
    stranger: 'Księgi usługi mają wiersze, które nie dotyczą tego Safe.',
  },
  asTable: 'Jako tabela',
  title: 'W czasie',
  loading: 'Odczytywanie ruchów',
  failed: 'Nie udało się odczytać ruchów',
  balanceFailed: 'Nie udało się odczytać z blockchaina stanu z tamtego czasu',
  asset: 'Aktywo',
  period: 'Okres',
  periods: { week: '7 dni', month: '30 dni', year: '1 rok', all: 'Wszystko' },
  piece: (symbol, id) => `${symbol} nr ${id}`,
  level: (symbol) => `Saldo ${symbol}`,
  flow: (symbol) => `Wpływy i wydatki ${symbol}`,
  columns: { time: 'Do', balance: 'Saldo', incoming: 'Wpływ', outgoing: 'Wydatek' },
  came: 'Wpływ',
  went: 'Wydatek',
  nothing: '0',
  upTo: (block) => `, blok ${liczba(block)}.`,
  upToLead: 'Do',
  sources:
    'Ile jest na końcu, odczytano z blockchaina. Co i kiedy przeniesiono wcześniej, to słowo usługi, liczone od tego wstecz.',
  newestOnly: (count) =>
    `Odczytano tylko najnowsze ruchy (${liczba(count)}). To, co było przed nimi, nie jest narysowane.`,
  emptyTitle: 'Usługa nie zgłasza żadnych transferów',
  notMatching: (count) => `Transfery niezgodne z blockchainem: ${count}`,
  notMatchingText: 'Nie są narysowane. Nie polegaj na tej usłudze, dopóki nie wiesz dlaczego.',
  verified: 'Każdy narysowany tu transfer zweryfikowano w blockchainie.',
  emptyText: 'Wyślij coś na adres tego Safe: od tej chwili rysowane jest tu, co przychodzi i wychodzi.',
  missingTitle: 'To, co podaje usługa, nie zgadza się ze stanem w blockchainie',
  missingMore: (amount) =>
    `W blockchainie jest o ${amount} więcej, niż wyjaśniają wszystkie ruchy podane przez usługę.`,
  missingLess: (amount) =>
    `Według wszystkich ruchów podanych przez usługę byłoby o ${amount} więcej, niż jest w blockchainie.`,
  impossible: 'Według ruchów podanych przez usługę kiedyś byłoby mniej niż nic.',
  missingText:
    'Albo coś pomija lub zmyśla, albo coś przeniosło się bez śladu: opłaty zwrócone przez Safe, to, co wysłano przed jego utworzeniem, nagrody za bloki, tokeny, które same się zmieniają. To, co jest teraz, jest w każdym razie słowem blockchaina.',
  disorderTitle: 'Usługa podaje czasy, które są niemożliwe',
  disorderText: 'Niektóre z jej ruchów są starsze według bloku, a nowsze według czasu. Nie są narysowane.',
}
