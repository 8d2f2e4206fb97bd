import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const movements: LanguagePack['movements'] = {
  refused: {
    order: 'Os livros do serviço se repetem ou pulam: não podem ser verdadeiros.',
    stranger: 'Os livros do serviço têm linhas que não dizem respeito a este Safe.',
  },
  asTable: 'Em tabela',
  title: 'Ao longo do tempo',
  loading: 'Lendo o que se moveu',
  failed: 'Não foi possível ler o que se moveu',
  balanceFailed: 'Não foi possível ler da blockchain o que havia naquele momento',
  asset: 'Ativo',
  period: 'Período',
  periods: { week: '7 dias', month: '30 dias', year: '1 ano', all: 'Tudo' },
  piece: (symbol, id) => `${symbol} nº ${id}`,
  level: (symbol) => `Saldo de ${symbol}`,
  flow: (symbol) => `${symbol} que entrou e saiu`,
  columns: { time: 'Até', balance: 'Saldo', incoming: 'Entrada', outgoing: 'Saída' },
  came: 'Entrada',
  went: 'Saída',
  nothing: '0',
  upTo: (block) => `, bloco ${numero(block)}.`,
  upToLead: 'Até',
  sources:
    'Quanto há no fim é lido da blockchain. O que se moveu antes, e quando, é palavra do serviço, contado para trás a partir daí.',
  newestOnly: (count) =>
    `Só os ${numero(count)} movimentos mais recentes foram lidos. O que houve antes deles não é desenhado.`,
  emptyTitle: 'O serviço não informa transferências',
  notMatching: (count) => `Transferências que não conferem com a blockchain: ${count}`,
  notMatchingText: 'Elas não são desenhadas. Não confie neste serviço antes de saber por quê.',
  verified: 'Cada transferência desenhada aqui foi verificada na blockchain.',
  emptyText: 'Envie algo ao endereço deste Safe: a partir daí, o que entra e o que sai é desenhado aqui.',
  missingTitle: 'O que o serviço lista não soma o que a blockchain guarda',
  missingMore: (amount) =>
    `A blockchain guarda ${amount} a mais do que explicam todos os movimentos que o serviço lista.`,
  missingLess: (amount) =>
    `Por todos os movimentos que o serviço lista, haveria ${amount} a mais do que a blockchain guarda.`,
  impossible: 'Pelos movimentos que o serviço lista, em algum momento teria havido menos que nada.',
  missingText:
    'Ou ele omite alguns ou inventa alguns, ou algo se moveu sem deixar rastro: taxas que o Safe reembolsou, o que foi enviado antes de o Safe ser criado, recompensas de blocos, tokens que mudam sozinhos. O que há agora é, em todo caso, palavra da blockchain.',
  disorderTitle: 'O serviço informa horas que não podem ser',
  disorderText: 'Alguns dos movimentos são mais antigos pelo bloco e mais novos pela hora. Eles não são desenhados.',
}
