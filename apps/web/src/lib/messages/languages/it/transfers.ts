import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const movements: LanguagePack['movements'] = {
  refused: {
    order: 'Il registro del servizio si ripete o salta: non può essere vero.',
    stranger: 'Il registro del servizio ha righe che non riguardano questo Safe.',
  },
  asTable: 'Come tabella',
  title: 'Nel tempo',
  loading: 'Lettura dei movimenti',
  failed: 'Non è stato possibile leggere i movimenti',
  balanceFailed: 'Non è stato possibile leggere dalla chain che cosa c’era in quel momento',
  asset: 'Asset',
  period: 'Periodo',
  periods: { week: '7 giorni', month: '30 giorni', year: '1 anno', all: 'Tutto' },
  piece: (symbol, id) => `${symbol} n. ${id}`,
  level: (symbol) => `Saldo di ${symbol}`,
  flow: (symbol) => `${symbol} in entrata e in uscita`,
  columns: { time: 'Fino a', balance: 'Saldo', incoming: 'Entrate', outgoing: 'Uscite' },
  came: 'Entrate',
  went: 'Uscite',
  nothing: '0',
  upTo: (block) => `, blocco ${numero(block)}.`,
  upToLead: 'Fino a',
  sources:
    'Quanto c’è alla fine è letto dalla chain. Che cosa si è mosso prima, e quando, è parola del servizio, contata a ritroso da lì.',
  newestOnly: (count) =>
    `Sono stati letti solo i ${numero(count)} movimenti più recenti. Ciò che c’era prima non è disegnato.`,
  emptyTitle: 'Il servizio non segnala trasferimenti',
  notMatching: (count) => `Trasferimenti che non corrispondono alla chain: ${count}`,
  notMatchingText: 'Non sono disegnati. Non fare affidamento su questo servizio prima di sapere perché.',
  verified: 'Ogni trasferimento disegnato qui è stato verificato sulla chain.',
  emptyText: 'Invia qualcosa all’indirizzo di questo Safe: da allora qui è disegnato ciò che entra e ciò che esce.',
  missingTitle: 'Ciò che il servizio elenca non torna con ciò che la chain contiene',
  missingMore: (amount) =>
    `La chain contiene ${amount} in più di quanto spieghino tutti i movimenti elencati dal servizio.`,
  missingLess: (amount) =>
    `Secondo tutti i movimenti elencati dal servizio ci sarebbero ${amount} in più di quanto contiene la chain.`,
  impossible: 'Secondo i movimenti elencati dal servizio ci sarebbe stato una volta meno di nulla.',
  missingText:
    'O ne omette o ne inventa alcuni, o qualcosa si è mosso senza lasciare traccia: commissioni rimborsate dal Safe, ciò che è stato inviato prima della creazione del Safe, ricompense di blocchi, token che cambiano da sé. Ciò che c’è ora è in ogni caso parola della chain.',
  disorderTitle: 'Il servizio dà orari che non possono essere',
  disorderText: 'Alcuni suoi movimenti sono più vecchi per blocco e più recenti per ora. Non sono disegnati.',
}
