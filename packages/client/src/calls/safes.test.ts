import { address, addressEx, chain, emptyPage, hash, other, safe, testCalls } from '../../test/testCalls.ts'
import * as calls from '../exports/index.ts'

testCalls({
  registerSafe: {
    answer: { status: 'announced', transactionHash: hash },
    body: { transactionHash: hash },
    call: (client) => calls.registerSafe(client, { ...safe, transactionHash: hash }),
    method: 'POST',
    result: { status: 'announced' },
    url: `/v1${chain}/safes/${address}/announcement`,
  },
  'registerSafe without a transaction': {
    answer: { status: 'indexed', transactionHash: hash },
    body: {},
    call: (client) => calls.registerSafe(client, safe),
    method: 'POST',
    url: `/v1${chain}/safes/${address}/announcement`,
  },
  getCreation: {
    answer: { created: '2026-01-02T03:04:05Z', creator: other, factoryAddress: other, transactionHash: hash },
    call: (client) => calls.getCreation(client, safe),
    result: { creator: other, masterCopy: null, transactionHash: hash },
    url: `/v1${chain}/safes/${address}/transactions/creation`,
  },
  listAllOwnerSafes: {
    answer: { '1': null, '31337': [address.toLowerCase()] },
    call: (client) => calls.listAllOwnerSafes(client, { address }),
    result: { '1': null, '31337': [address] },
    url: `/v2/owners/${address}/safes`,
  },
  'listAllOwnerSafes v1': {
    answer: {},
    call: (client) => calls.listAllOwnerSafes(client, { address, version: 1 }),
    url: `/v1/owners/${address}/safes`,
  },
  'listAllOwnerSafes v3': {
    answer: {},
    call: (client) => calls.listAllOwnerSafes(client, { address, version: 3 }),
    url: `/v3/owners/${address}/safes`,
  },
  listCollectibles: {
    answer: [{ address, id: '1', tokenName: 'Cats', tokenSymbol: 'CAT' }],
    call: (client) => calls.listCollectibles(client, { ...safe, excludeSpam: false, trusted: true }),
    result: [{ address, id: '1' }],
    url: `/v1${chain}/safes/${address}/collectibles?exclude_spam=false&trusted=true`,
  },
  listCollectiblesPage: {
    answer: emptyPage,
    call: (client) => calls.listCollectiblesPage(client, safe),
    result: emptyPage,
    url: `/v2${chain}/safes/${address}/collectibles`,
  },
  listSafeOverviews: {
    answer: [{ address: addressEx, chainId: '1', fiatTotal: '0', owners: [addressEx], queued: 2, threshold: 1 }],
    call: (client) =>
      calls.listSafeOverviews(client, { safes: [safe, { address: other, chainId: 1 }], walletAddress: other }),
    result: [{ address: addressEx, awaitingConfirmation: null, queued: 2 }],
    url: `/v1/safes?currency=usd&safes=31337%3A${address}%2C1%3A${other}&wallet_address=${other}`,
  },
  'listSafeOverviews v2': {
    answer: [],
    call: (client) => calls.listSafeOverviews(client, { currency: 'eur', safes: [safe], version: 2 }),
    url: `/v2/safes?currency=eur&safes=31337%3A${address}`,
  },
})
