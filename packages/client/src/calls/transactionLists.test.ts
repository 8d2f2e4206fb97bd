import { address, chain, emptyPage, hash, other, safe, testCalls } from '../../test/testCalls.ts'
import * as calls from '../exports/index.ts'

const from = new Date('2026-01-02T03:04:05.000Z')
const to = new Date('2026-02-02T03:04:05.000Z')

testCalls({
  'listHistory without imitations': {
    answer: emptyPage,
    call: (client) => calls.listHistory(client, { ...safe, imitation: false, trusted: true }),
    url: `/v1${chain}/safes/${address}/transactions/history?imitation=false&trusted=true`,
  },
  listIncomingTransfers: {
    answer: emptyPage,
    call: (client) =>
      calls.listIncomingTransfers(client, {
        ...safe,
        executedFrom: from,
        executedTo: to,
        to: address,
        tokenAddress: other,
        trusted: false,
        value: '7',
      }),
    url: `/v1${chain}/safes/${address}/incoming-transfers/?execution_date__gte=2026-01-02T03%3A04%3A05.000Z&execution_date__lte=2026-02-02T03%3A04%3A05.000Z&to=${address}&token_address=${other}&trusted=false&value=7`,
  },
  listModuleTransactions: {
    answer: emptyPage,
    call: (client) =>
      calls.listModuleTransactions(client, { ...safe, module: other, to: address, transactionHash: hash }),
    url: `/v1${chain}/safes/${address}/module-transactions/?module=${other}&to=${address}&transaction_hash=${hash}`,
  },
  listMovements: {
    answer: { block: 7, count: 0, currency: 'EUR', next: null, results: [], tokens: [] },
    call: (client) => calls.listMovements(client, { ...safe, currency: 'eur', cursor: '9.1.erc20.1', limit: 500 }),
    result: { block: 7, count: 0, currency: 'EUR', next: null, results: [], tokens: [] },
    url: `/v1${chain}/safes/${address}/movements?currency=eur&cursor=9.1.erc20.1&limit=500`,
  },
  listMultisigTransactions: {
    answer: emptyPage,
    call: (client) =>
      calls.listMultisigTransactions(client, {
        ...safe,
        executed: false,
        executedFrom: from,
        nonce: 3,
        to: other,
        value: '0',
      }),
    url: `/v1${chain}/safes/${address}/multisig-transactions/?executed=false&execution_date__gte=2026-01-02T03%3A04%3A05.000Z&nonce=3&to=${other}&value=0`,
  },
})
