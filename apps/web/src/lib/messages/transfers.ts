import { groupDigits } from '../groupDigits.ts'
import { translate } from './translate.ts'

/** Words of what moved in and out of a Safe over time. */
export const transfersText = {
  refused: {
    order: 'The service’s books come round again or jump: they cannot be true.',
    stranger: 'The service’s books have rows that do not concern this Safe.',
  },
  asTable: 'As a table',
  title: 'Over time',
  loading: 'Reading what moved',
  failed: 'What moved could not be read',
  balanceFailed: 'What was there at that time could not be read from the chain',
  asset: 'Asset',
  period: 'Period',
  periods: { week: '7 days', month: '30 days', year: '1 year', all: 'All' },
  piece: (symbol: string, id: string) => `${symbol} no. ${id}`,
  level: (symbol: string) => `Balance of ${symbol}`,
  flow: (symbol: string) => `${symbol} that came and went`,
  columns: { time: 'Until', balance: 'Balance', incoming: 'In', outgoing: 'Out' },
  came: 'In',
  went: 'Out',
  nothing: '0',
  upTo: (block: bigint) => `, block ${groupDigits(block)}.`,
  upToLead: 'Up to',
  sources:
    'How much there is in the end is read from the chain. What moved before, and when, is the service’s word, counted back from there.',
  newestOnly: (count: number) =>
    `Only the newest ${groupDigits(count)} movements were read. What was before them is not drawn.`,
  emptyTitle: 'The service reports no transfers',
  notMatching: (count: number) => `Transfers that do not match the chain: ${count}`,
  notMatchingText: 'They are not drawn. Do not rely on this service before you know why.',
  verified: 'Every transfer drawn here was verified on the chain.',
  emptyText: 'Send something to this Safe’s address: what comes and what goes is drawn here from then on.',
  missingTitle: 'What the service lists does not add up to what the chain holds',
  missingMore: (amount: string) => `The chain holds ${amount} more than all movements that the service lists explain.`,
  missingLess: (amount: string) =>
    `By all movements that the service lists there would be ${amount} more than the chain holds.`,
  impossible: 'By the movements that the service lists there would once have been less than nothing.',
  missingText:
    'Either it leaves some out or makes some up, or something moved without leaving a trace: fees that the Safe refunded, what was sent before the Safe was made, rewards of blocks, tokens that change by themselves. What is there now is the chain’s word in any case.',
  disorderTitle: 'The service gives times that cannot be',
  disorderText: 'Some of its movements are older by their block and newer by their time. They are not drawn.',
}

translate('movements', transfersText)
