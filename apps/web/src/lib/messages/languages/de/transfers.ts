import type { LanguagePack } from '../LanguagePack.ts'
import { zahl } from './grammar.ts'

export const movements: LanguagePack['movements'] = {
  refused: {
    order: 'Die Bücher des Dienstes wiederholen sich oder springen: Sie können nicht stimmen.',
    stranger: 'Die Bücher des Dienstes haben Zeilen, die diesen Safe nicht betreffen.',
  },
  asTable: 'Als Tabelle',
  title: 'Im Lauf der Zeit',
  loading: 'Die Bewegungen werden gelesen',
  failed: 'Die Bewegungen ließen sich nicht lesen',
  balanceFailed: 'Was zu dieser Zeit da war, ließ sich nicht von der Chain lesen',
  asset: 'Wert',
  period: 'Zeitraum',
  periods: { week: '7 Tage', month: '30 Tage', year: '1 Jahr', all: 'Alles' },
  piece: (symbol, id) => `${symbol} Nr. ${id}`,
  level: (symbol) => `Guthaben in ${symbol}`,
  flow: (symbol) => `${symbol}, ein- und ausgegangen`,
  columns: { time: 'Bis', balance: 'Guthaben', incoming: 'Ein', outgoing: 'Aus' },
  came: 'Ein',
  went: 'Aus',
  nothing: '0',
  upTo: (block) => `, Block ${zahl(block)}.`,
  upToLead: 'Stand:',
  sources:
    'Wie viel am Ende da ist, ist von der Chain gelesen. Was sich davor bewegt hat und wann, ist das Wort des Dienstes, von dort zurückgerechnet.',
  newestOnly: (count) =>
    `Nur die neuesten ${zahl(count)} Bewegungen wurden gelesen. Was davor war, ist nicht gezeichnet.`,
  emptyTitle: 'Der Dienst meldet keine Transfers',
  notMatching: (count) => `Transfers, die nicht zur Chain passen: ${count}`,
  notMatchingText: 'Sie werden nicht gezeichnet. Verlassen Sie sich nicht auf diesen Dienst, bevor Sie wissen, warum.',
  verified: 'Jeder hier gezeichnete Transfer wurde auf der Chain geprüft.',
  emptyText: 'Senden Sie etwas an die Adresse dieses Safes: Was kommt und was geht, wird von da an hier gezeichnet.',
  missingTitle: 'Was der Dienst aufführt, ergibt nicht, was auf der Chain ist',
  missingMore: (amount) => `Auf der Chain ist ${amount} mehr, als alle Bewegungen erklären, die der Dienst aufführt.`,
  missingLess: (amount) =>
    `Nach allen Bewegungen, die der Dienst aufführt, wäre ${amount} mehr da, als auf der Chain ist.`,
  impossible: 'Nach den Bewegungen, die der Dienst aufführt, wäre einmal weniger als nichts da gewesen.',
  missingText:
    'Entweder lässt er welche weg oder erfindet welche, oder etwas hat sich bewegt, ohne eine Spur zu hinterlassen: Gebühren, die der Safe erstattet hat, was gesendet wurde, bevor der Safe erstellt war, Belohnungen für Blöcke, Token, die sich von selbst ändern. Was jetzt da ist, ist in jedem Fall das Wort der Chain.',
  disorderTitle: 'Der Dienst nennt Zeiten, die nicht sein können',
  disorderText:
    'Einige seiner Bewegungen sind nach ihrem Block älter und nach ihrer Zeit neuer. Sie sind nicht gezeichnet.',
}
