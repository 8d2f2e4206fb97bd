import { address, chain, emptyPage, other, signature, testCalls } from '../../test/testCalls.ts'
import * as calls from '../exports/index.ts'

testCalls({
  createDelegate: {
    body: { delegate: other, delegator: address, label: 'Me', safe: address, signature },
    call: (client) =>
      calls.createDelegate(client, {
        chainId: 31337,
        delegate: other,
        delegator: address,
        label: 'Me',
        safe: address,
        signature,
      }),
    method: 'POST',
    url: `/v2${chain}/delegates`,
  },
  'createDelegate v1': {
    body: { delegate: other, delegator: address, label: 'Me', signature },
    call: (client) =>
      calls.createDelegate(client, {
        chainId: 31337,
        delegate: other,
        delegator: address,
        label: 'Me',
        signature,
        version: 1,
      }),
    method: 'POST',
    url: `/v1${chain}/delegates`,
  },
  deleteDelegate: {
    body: { delegator: address, signature },
    call: (client) => calls.deleteDelegate(client, { chainId: 31337, delegate: other, delegator: address, signature }),
    method: 'DELETE',
    url: `/v2${chain}/delegates/${other}`,
  },
  'deleteDelegate v1': {
    body: { delegate: other, delegator: address, signature },
    call: (client) =>
      calls.deleteDelegate(client, { chainId: 31337, delegate: other, delegator: address, signature, version: 1 }),
    method: 'DELETE',
    url: `/v1${chain}/delegates/${other}`,
  },
  'deleteDelegate v1 of one Safe': {
    body: { delegate: other, safe: address, signature },
    call: (client) =>
      calls.deleteDelegate(client, { chainId: 31337, delegate: other, safe: address, signature, version: 1 }),
    method: 'DELETE',
    url: `/v1${chain}/safes/${address}/delegates/${other}`,
  },
  listDelegates: {
    answer: { ...emptyPage, results: [{ delegate: other, delegator: address, label: 'Me' }] },
    call: (client) => calls.listDelegates(client, { chainId: 31337, label: 'Me', safe: address }),
    result: { results: [{ delegate: other, delegator: address, label: 'Me', safe: null }] },
    url: `/v2${chain}/delegates?label=Me&safe=${address}`,
  },
})
