import { translate } from './translate.ts'

const sourceNames = { service: 'the service', file: 'a file', chain: 'the chain', yours: 'this browser' } as const

export const transactionText = {
  nonce: (nonce: bigint) => `nonce ${nonce}`,
  signed: (valid: number, threshold: number) => `${valid} of ${threshold} signed`,
  rowBlocked: 'Changed by the service: does not hash to its identity',
  unverified: 'Claimed, not verified',
  cameFrom: (sources: readonly ('service' | 'file' | 'chain' | 'yours')[]) =>
    `from ${sources.map((source) => sourceNames[source]).join(' and ')}`,
  waitsFor: (names: string[]) => `not signed by ${names.join(', ')}`,
  blocked: 'Blocked',
  canExecute: 'Can be executed',
  needsYou: 'Needs you',
  fullySigned: 'Fully signed',

  queueTitle: 'Queue',
  queueLead:
    'What waits is the service’s word. Every row is drawn from the transaction’s own bytes, re-hashed here; counts are signatures verified against the owners on the chain.',
  queueLoading: 'Reading the queue',
  queueFailed: 'The queue could not be fetched',
  queueCutTitle: 'The service lists more than this page reads',
  queueCutText: 'These are the first of them. Execute or reject some to see what follows.',
  queueEmpty: 'The service shows nothing that waits',
  queueEmptyText: (nonce: bigint | undefined) =>
    `${nonce === undefined ? 'That is its word alone.' : `That is its word alone. By the chain, the Safe’s next nonce is ${nonce}: ask the other owners whether something waits for it.`} Propose a transaction and they find it here.`,
  keys: {
    open: 'Keyboard',
    title: 'The queue by keyboard',
    list: {
      j: 'the next row',
      k: 'the row before',
      Enter: 'open the row',
      s: 'open the row where it is signed',
      e: 'open the row where it is executed',
      '?': 'this list',
    },
    isOn: 'Single letters do something on this page',
  },
  next: 'Next',
  later: 'After that',
  unplaced: 'Not verified',
  conflict: (nonce: bigint) => `These share nonce ${nonce}. Executing one replaces the others for good.`,
  gap: (nonce: bigint) => `Nothing known uses nonce ${nonce}. What follows cannot be executed before it is used.`,
  missingTitle: 'You signed this, and the service does not show it',
  missingText: 'Your signature is kept in this browser. Whoever holds enough signatures can still execute it.',
  missingOpen: 'Look at it',
  drafts: 'Not signed yet, only in this browser',
  discard: 'Discard',
  discardWhat: (hash: string) => `Discard draft ${hash}`,

  historyTitle: 'History',
  historyLead:
    'As the service tells it, each row held against the chain. Open a transaction to have its signatures verified too.',
  historyLoading: 'Reading the history',
  historyFailed: 'The history could not be fetched',
  historyEmpty: 'The service shows no history of this Safe',
  historyEmptyText: 'Executed transactions and incoming transfers are listed here.',
  historyParts: 'Show',
  historyPart: {
    all: 'Everything',
    incoming: 'Received',
    multisig: 'Signed by owners',
    module: 'By modules',
  },
  historyPartEmpty: 'The service reports none of this kind',
  historyPartConfirmed: 'The chain shows none either.',
  historyPartUnverified: 'Not verified on the chain.',
  historyPartEmptyText: 'Show everything to see the rest.',
  more: 'Show older',
  received: 'Received',
  sent: 'Sent',
  moved: 'Moved',
  from: 'from',
  to: 'to',
  created: 'Safe created by',
  settings: 'Changed settings:',
  addedOwner: 'Added owner',
  removedOwner: 'Removed owner',
  replacedOwner: 'Replaced owner',
  by: 'by',
  changedThreshold: (threshold: number) => `Changed the threshold to ${threshold}`,
  enabledModule: 'Enabled module',
  disabledModule: 'Disabled module',
  called: 'Called',
  on: 'on',
  rejected: 'Rejection executed',
  batchOf: (count: number) => `Batch of ${count}`,
  byModule: 'by module',
  statusLabel: 'Status',
  status: {
    AWAITING_CONFIRMATIONS: 'Waiting for signatures',
    AWAITING_EXECUTION: 'Waiting to be executed',
    CANCELLED: 'Replaced',
    FAILED: 'Failed',
    SUCCESS: 'Executed',
  },
  imitation: 'Looks like an address you used, but is not',
}

/** Words of sentences that the kernel does not make: what the service claims, and raw amounts. */
export const effectText = {
  item: (symbol: string, id: string) => `${symbol} no. ${id}`,
  rawUnits: (amount: string, token: string) => `${amount} smallest units of ${token}`,
}

translate('transaction', transactionText)
translate('effect', effectText)
