import { expect } from 'vitest'
import { address, addressEx, chain, hash, other, safe, signature, testCalls } from '../../test/testCalls.ts'
import * as calls from '../exports/index.ts'

const call = { data: '0x', operation: 0, to: other, value: '7' } as const
const custom = { dataSize: '0', isCancellation: false, to: addressEx, type: 'Custom', value: '7' }
const zero = '0x0000000000000000000000000000000000000000'
const fees = { baseGas: '0', gasPrice: '0', gasToken: zero, refundReceiver: zero, safeTxGas: '0' }
const finding = { description: 'Read it.', severity: 'CRITICAL', title: 'Risks', type: 'MODERATE' }

testCalls({
  analyzeThreats: {
    answer: { BALANCE_CHANGE: [], THREAT: [finding, { ...finding, severity: 'NEW' }] },
    body: {
      data: {
        domain: { chainId: 31337, verifyingContract: address },
        message: { ...call, ...fees, nonce: '5' },
        primaryType: 'SafeTx',
        types: { SafeTx: expect.any(Array) },
      },
      walletAddress: address,
    },
    call: (client) =>
      calls.analyzeThreats(client, {
        ...safe,
        transaction: {
          ...call,
          baseGas: 0n,
          gasPrice: 0n,
          gasToken: zero,
          nonce: 5n,
          refundReceiver: zero,
          safeTxGas: 0n,
          value: 7n,
        },
        version: '1.4.1',
      }),
    isRepeated: true,
    method: 'POST',
    result: { THREAT: [finding, { ...finding, severity: 'WARN' }] },
    url: `/v1${chain}/security/${address}/threat-analysis`,
  },
  decodeData: {
    answer: { method: 'transfer', parameters: null },
    body: { data: '0xabcdef01' },
    call: (client) => calls.decodeData(client, { chainId: 31337, data: '0xabcdef01' }),
    isRepeated: true,
    method: 'POST',
    result: { method: 'transfer' },
    url: `/v1${chain}/data-decoder`,
  },
  deleteTransaction: {
    body: { signature },
    call: (client) => calls.deleteTransaction(client, { chainId: 31337, safeTxHash: hash, signature }),
    method: 'DELETE',
    url: `/v1${chain}/transactions/${hash}`,
  },
  estimateTransaction: {
    answer: { currentNonce: 1, recommendedNonce: 2, safeTxGas: '0' },
    body: call,
    call: (client) => calls.estimateTransaction(client, { ...safe, ...call }),
    isRepeated: true,
    method: 'POST',
    result: { currentNonce: 1, recommendedNonce: 2, safeTxGas: '0' },
    url: `/v2${chain}/safes/${address}/multisig-transactions/estimations`,
  },
  getConfirmationView: {
    answer: { method: 'swap', parameters: [], type: 'GENERIC' },
    body: call,
    call: (client) => calls.getConfirmationView(client, { ...safe, ...call }),
    isRepeated: true,
    method: 'POST',
    result: { method: 'swap', parameters: [], type: 'GENERIC' },
    url: `/v1${chain}/safes/${address}/views/transaction-confirmation`,
  },
  previewTransaction: {
    answer: { txData: { operation: 0, to: addressEx }, txInfo: custom },
    body: call,
    call: (client) => calls.previewTransaction(client, { ...safe, ...call }),
    isRepeated: true,
    method: 'POST',
    result: { txData: { to: addressEx }, txInfo: { type: 'Custom' } },
    url: `/v1${chain}/transactions/${address}/preview`,
  },
})
