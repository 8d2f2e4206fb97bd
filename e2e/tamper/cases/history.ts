import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { all, type Change, flatMap, read, set } from '../support/json.ts'
import { at, ofTransaction, paths } from '../support/Lie.ts'
import { historyPath, home, transactionPath } from '../support/pages.ts'
import type { TamperCase } from '../support/TamperCase.ts'

const [, , , , , , , , , judy] = demoAccounts
const { operations, treasury } = demoSafes
/** All of it is on one page, the creation too. */
const shortHistoryPath = `/31337/${operations.address}/history`
const addOwner = {
  dataDecoded: { method: 'addOwnerWithThreshold', parameters: [] },
  settingsInfo: { owner: { value: judy.address }, threshold: 1, type: 'ADD_OWNER' },
  type: 'SettingsChange',
}
type Row = (item: unknown) => boolean

const id = (item: unknown) => String(read(item, 'transaction.id') ?? '')
const isExecuted: Row = (item) => id(item).startsWith('multisig_') && read(item, 'transaction.txStatus') === 'SUCCESS'
const isFailed: Row = (item) => read(item, 'transaction.txStatus') === 'FAILED'
const isByModule: Row = (item) => id(item).startsWith('module_')
const isCreation: Row = (item) => read(item, 'transaction.txInfo.type') === 'Creation'
const isReceived: Row = (item) => read(item, 'transaction.txInfo.direction') === 'INCOMING'
const isReceivedToken: Row = (item) =>
  isReceived(item) && read(item, 'transaction.txInfo.transferInfo.type') === 'ERC20'

/** Tells otherwise of the first row of a kind. */
function ofFirst(isMeant: Row, change: (item: unknown) => unknown[]) {
  return () =>
    at(paths.history, (page) => {
      let isDone = false
      return flatMap('results', (item) => {
        if (isDone || !isMeant(item)) return [item]
        isDone = true
        return change(item)
      })(page)
    })
}

const alter = (isMeant: Row, change: Change) => ofFirst(isMeant, (item) => [change(item)])
const oneIsWrong = '1 row does not match the chain'

export const historyCases: readonly TamperCase[] = [
  {
    id: 'T59 omitted',
    lie: 'an execution left out',
    open: historyPath,
    shows: ['The service omits a transaction', 'Executed transactions are missing from this list'],
    createLie: ofFirst(isExecuted, () => []),
  },
  {
    id: 'T59 invented',
    lie: 'an execution that never was',
    open: historyPath,
    shows: [oneIsWrong, 'False: not on the chain'],
    createLie: ofFirst(isExecuted, (item) => [
      set('transaction.id', `multisig_${treasury.address}_0x${'ab'.repeat(32)}`)(item),
      item,
    ]),
  },
  {
    id: 'T59 creator',
    lie: 'another creator of the Safe',
    open: shortHistoryPath,
    shows: [oneIsWrong, 'The service reports something else.'],
    createLie: alter(isCreation, set('transaction.txInfo.creator.value', judy.address)),
  },
  {
    id: 'T59 twice',
    lie: 'a second creation of the Safe',
    open: shortHistoryPath,
    shows: [oneIsWrong, 'False: not on the chain'],
    createLie: ofFirst(isCreation, (item) => [
      item,
      set('transaction.id', `creation_${judy.address}`)(set('transaction.txInfo.creator.value', judy.address)(item)),
    ]),
  },
  {
    id: 'T59 renamed',
    lie: 'a payment shown as a new owner',
    open: historyPath,
    shows: [oneIsWrong, 'The service reports something else.'],
    hides: [/Added owner.*Judy/],
    createLie: alter(
      (item) => isExecuted(item) && read(item, 'transaction.txInfo.type') === 'Transfer',
      set('transaction.txInfo', addOwner),
    ),
  },
  {
    id: 'T59 attached',
    lie: 'a new owner attached to the transaction of a payment',
    open: historyPath,
    hides: [/All \d+ rows/],
    shows: [/rows? can’t be verified|does not match the chain/],
    createLie: ofFirst(isReceived, (item) => [
      all(
        set('transaction.id', `transfer_${treasury.address}_e${'ab'.repeat(32)}7`),
        set('transaction.txInfo', addOwner),
      )(item),
      item,
    ]),
  },
  {
    id: 'T59 module',
    lie: 'another module behind an execution',
    open: historyPath,
    shows: [oneIsWrong, 'False: not on the chain'],
    createLie: alter(isByModule, set('transaction.executionInfo.address.value', judy.address)),
  },
  {
    id: 'T59 rejection',
    lie: 'a payment called a rejection',
    open: historyPath,
    shows: [oneIsWrong, 'The service reports something else.'],
    createLie: alter(
      (item) => isExecuted(item) && read(item, 'transaction.txInfo.type') === 'Transfer',
      set('transaction.txInfo', {
        dataSize: '0',
        isCancellation: true,
        to: { value: treasury.address },
        type: 'Custom',
        value: '0',
      }),
    ),
  },
  {
    id: 'T61 nonce',
    lie: 'another nonce',
    open: historyPath,
    shows: [/does? not match the chain/],
    createLie: alter(isExecuted, set('transaction.executionInfo.nonce', 3)),
  },
  {
    id: 'T59 emptied',
    lie: 'nothing ever happened',
    open: historyPath,
    shows: [/The service omits \d+ transactions/],
    createLie: () => at(paths.history, all(set('results', []), set('next', null))),
  },
  {
    id: 'T60',
    lie: 'a failure told as a success',
    open: historyPath,
    shows: [oneIsWrong, 'It failed. The service reports success.'],
    createLie: alter(isFailed, set('transaction.txStatus', 'SUCCESS')),
  },
  {
    id: 'T60 reversed',
    lie: 'a success told as a failure',
    open: historyPath,
    shows: [oneIsWrong, 'It succeeded. The service reports failure.'],
    createLie: alter(isExecuted, set('transaction.txStatus', 'FAILED')),
  },
  {
    id: 'T61',
    lie: 'another time',
    open: historyPath,
    shows: [oneIsWrong, 'The service reports another time: '],
    createLie: alter(isExecuted, set('transaction.timestamp', Date.UTC(2025, 0, 1))),
  },
  {
    id: 'T61 home',
    lie: 'another time, on the first page',
    open: home,
    shows: ['The service reports another time: '],
    createLie: alter(isExecuted, set('transaction.timestamp', Date.UTC(2025, 0, 1))),
  },
  {
    hides: [/2025/],
    id: 'T61 page',
    lie: 'another time, on the page of what was executed',
    open: ({ executed }) => transactionPath(executed),
    shows: ['Confirmed by the Safe’s event log on the chain.'],
    signs: 'nothing',
    createLie: ({ executed }) => ofTransaction(executed, set('executedAt', Date.UTC(2025, 0, 1))),
  },
  {
    id: 'T61 signature',
    lie: 'another time for a signature',
    open: ({ payment }) => transactionPath(payment),
    shows: [
      (page) =>
        page
          .getByRole('listitem')
          .filter({ hasText: /2025/ })
          .getByRole('button', { name: 'Evidence: Reported by the service, unverified' }),
    ],
    createLie: ({ payment }) =>
      ofTransaction(payment, set('detailedExecutionInfo.confirmations.0.submittedAt', Date.UTC(2025, 0, 1))),
  },
  {
    id: 'T62',
    lie: 'executions by a module hidden',
    open: historyPath,
    shows: [/The service omits/, 'Execution by module'],
    createLie: () =>
      at(
        paths.history,
        flatMap('results', (item) => (isByModule(item) ? [] : [item])),
      ),
  },
  {
    id: 'T64',
    lie: 'money received that never was',
    open: historyPath,
    shows: [oneIsWrong, 'False: not on the chain'],
    createLie: ofFirst(isReceived, (item) => [
      set(
        'transaction.id',
        `transfer_${treasury.address}_e${'cd'.repeat(32)}1`,
      )(set('transaction.txHash', `0x${'cd'.repeat(32)}`)(item)),
      item,
    ]),
  },
  {
    id: 'T64 sender',
    lie: 'money received from somebody else',
    open: historyPath,
    shows: [oneIsWrong, 'The service reports something else.'],
    createLie: alter(isReceived, set('transaction.txInfo.sender.value', judy.address)),
  },
  {
    id: 'T64 direction',
    lie: 'money received shown as sent',
    open: historyPath,
    shows: [oneIsWrong, 'The service reports something else.'],
    createLie: alter(isReceived, set('transaction.txInfo.direction', 'OUTGOING')),
  },
  {
    id: 'T64 token',
    lie: 'another token than was received',
    open: historyPath,
    shows: [/row does not match the chain|rows do not match the chain/],
    createLie: alter(isReceivedToken, set('transaction.txInfo.transferInfo.tokenAddress', judy.address)),
  },
  {
    id: 'T64 amount',
    lie: 'more received than was sent',
    open: historyPath,
    shows: [oneIsWrong, 'The service reports something else.'],
    createLie: alter(isReceived, set('transaction.txInfo.transferInfo.value', '999000000000000000000')),
  },
  {
    hides: ['FAKE'],
    id: 'T34 history',
    lie: 'another symbol and other decimals for a token that was received',
    open: historyPath,
    shows: [
      (page) =>
        page
          .getByRole('listitem')
          .filter({ hasText: /Received [\d,.]+ (?:USDC|DEMO)/ })
          .first(),
    ],
    createLie: () =>
      at(
        paths.history,
        flatMap('results', (item) => [
          isReceivedToken(item)
            ? all(
                set('transaction.txInfo.transferInfo.tokenSymbol', 'FAKE'),
                set('transaction.txInfo.transferInfo.decimals', 0),
              )(item)
            : item,
        ]),
      ),
  },
  {
    id: 'T65',
    lie: 'old answers as fresh ones',
    open: home,
    shows: ['The service is behind the chain'],
    createLie: () => at(paths.indexing, set('currentBlockNumber', 1)),
  },
  {
    id: 'T65 ahead',
    lie: 'blocks that do not exist yet',
    open: home,
    shows: ['The service reports blocks that do not exist'],
    createLie: () => at(paths.indexing, set('currentBlockNumber', 9_000_000)),
  },
]
