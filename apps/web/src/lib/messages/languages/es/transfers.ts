import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const movements: LanguagePack['movements'] = {
  refused: {
    order: 'Los libros del servicio se repiten o saltan: no pueden ser verdad.',
    stranger: 'Los libros del servicio tienen filas que no atañen a este Safe.',
  },
  asTable: 'Como tabla',
  title: 'A lo largo del tiempo',
  loading: 'Leyendo los movimientos',
  failed: 'No se pudieron leer los movimientos',
  balanceFailed: 'No se pudo leer de la cadena lo que había en ese momento',
  asset: 'Activo',
  period: 'Periodo',
  periods: { week: '7 días', month: '30 días', year: '1 año', all: 'Todo' },
  piece: (symbol, id) => `${symbol} n.º ${id}`,
  level: (symbol) => `Saldo de ${symbol}`,
  flow: (symbol) => `${symbol} que entraron y salieron`,
  columns: { time: 'Hasta', balance: 'Saldo', incoming: 'Entró', outgoing: 'Salió' },
  came: 'Entró',
  went: 'Salió',
  nothing: '0',
  upTo: (block) => `, bloque ${numero(block)}.`,
  upToLead: 'Hasta',
  sources:
    'Cuánto hay al final se lee de la cadena. Lo que se movió antes, y cuándo, es palabra del servicio, contado hacia atrás desde ahí.',
  newestOnly: (count) => `Solo se leyeron los ${numero(count)} movimientos más recientes. Lo anterior no se dibuja.`,
  emptyTitle: 'El servicio no informa de transferencias',
  notMatching: (count) => `Transferencias que no coinciden con la cadena: ${count}`,
  notMatchingText: 'No se dibujan. No confíe en este servicio antes de saber por qué.',
  verified: 'Cada transferencia dibujada aquí se verificó en la cadena.',
  emptyText: 'Envíe algo a la dirección de este Safe: desde entonces se dibuja aquí lo que entra y lo que sale.',
  missingTitle: 'Lo que lista el servicio no cuadra con lo que tiene la cadena',
  missingMore: (amount) =>
    `La cadena tiene ${amount} más de lo que explican todos los movimientos que lista el servicio.`,
  missingLess: (amount) =>
    `Según todos los movimientos que lista el servicio, habría ${amount} más de lo que tiene la cadena.`,
  impossible: 'Según los movimientos que lista el servicio, alguna vez habría habido menos que nada.',
  missingText:
    'O bien omite algunos o los inventa, o algo se movió sin dejar rastro: comisiones que el Safe reembolsó, lo que se envió antes de crearse el Safe, recompensas de bloques, tokens que cambian por sí solos. Lo que hay ahora es en todo caso palabra de la cadena.',
  disorderTitle: 'El servicio da horas que no pueden ser',
  disorderText: 'Algunos de sus movimientos son más antiguos por su bloque y más recientes por su hora. No se dibujan.',
}
