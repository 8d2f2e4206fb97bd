import type { LanguagePack } from '../LanguagePack.ts'
import { getal } from './grammar.ts'

export const movements: LanguagePack['movements'] = {
  refused: {
    order: 'De boeken van de dienst lopen rond of verspringen: ze kunnen niet waar zijn.',
    stranger: 'De boeken van de dienst hebben regels die deze Safe niet aangaan.',
  },
  asTable: 'Als tabel',
  title: 'Door de tijd',
  loading: 'Wat bewoog, wordt gelezen',
  failed: 'Wat bewoog, kon niet worden gelezen',
  balanceFailed: 'Wat er toen was, kon niet van de chain worden gelezen',
  asset: 'Bezitting',
  period: 'Periode',
  periods: { week: '7 dagen', month: '30 dagen', year: '1 jaar', all: 'Alles' },
  piece: (symbol, id) => `${symbol} nr. ${id}`,
  level: (symbol) => `Saldo van ${symbol}`,
  flow: (symbol) => `${symbol} die kwam en ging`,
  columns: { time: 'Tot', balance: 'Saldo', incoming: 'In', outgoing: 'Uit' },
  came: 'In',
  went: 'Uit',
  nothing: '0',
  upTo: (block) => `, blok ${getal(block)}.`,
  upToLead: 'Tot',
  sources:
    'Hoeveel er aan het eind is, wordt van de chain gelezen. Wat daarvoor bewoog, en wanneer, is het woord van de dienst, vandaar teruggeteld.',
  newestOnly: (count) =>
    `Alleen de nieuwste ${getal(count)} bewegingen zijn gelezen. Wat daarvoor was, is niet getekend.`,
  emptyTitle: 'De dienst meldt geen overdrachten',
  notMatching: (count) => `Overdrachten die niet overeenkomen met de chain: ${count}`,
  notMatchingText: 'Ze worden niet getekend. Vertrouw niet op deze dienst voordat je weet waarom.',
  verified: 'Elke overdracht die hier getekend is, is op de chain geverifieerd.',
  emptyText: 'Stuur iets naar het adres van deze Safe: wat komt en gaat, wordt vanaf dan hier getekend.',
  missingTitle: 'Wat de dienst noemt, komt niet uit op wat de chain heeft',
  missingMore: (amount) => `De chain heeft ${amount} meer dan alle bewegingen die de dienst noemt verklaren.`,
  missingLess: (amount) =>
    `Volgens alle bewegingen die de dienst noemt, zou er ${amount} meer zijn dan de chain heeft.`,
  impossible: 'Volgens de bewegingen die de dienst noemt, zou er ooit minder dan niets zijn geweest.',
  missingText:
    'Of hij laat er weg of verzint er, of er bewoog iets zonder een spoor na te laten: kosten die de Safe vergoedde, wat werd verstuurd voordat de Safe was gemaakt, beloningen van blokken, tokens die vanzelf veranderen. Wat er nu is, is in elk geval het woord van de chain.',
  disorderTitle: 'De dienst noemt tijden die niet kunnen',
  disorderText:
    'Sommige van zijn bewegingen zijn ouder volgens hun blok en nieuwer volgens hun tijd. Ze zijn niet getekend.',
}
