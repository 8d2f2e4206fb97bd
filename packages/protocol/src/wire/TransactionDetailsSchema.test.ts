import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { TransactionDetailsSchema, TransactionPreviewSchema } from './TransactionDetailsSchema.ts'
import { DetailedExecutionInfoSchema } from './TransactionSummarySchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const address = getAddress(lower)
const ex = { value: address, name: null, logoUri: null }
const hash = `0x${'ab'.repeat(32)}`
const signature = `0x${'ab'.repeat(65)}`
const paths = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('details', () => {
  const multisig = {
    type: 'MULTISIG',
    submittedAt: 1,
    nonce: 2,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: lower,
    refundReceiver: { value: lower },
    safeTxHash: hash,
    signers: [],
    confirmationsRequired: 1,
    confirmations: [
      { signer: { value: lower }, signature, submittedAt: 1 },
      { signer: { value: lower }, submittedAt: 1 },
    ],
    trusted: true,
  }
  const details = {
    safeAddress: lower,
    txId: 'x',
    txStatus: 'AWAITING_EXECUTION',
    txInfo: { type: 'Custom', to: { value: lower }, dataSize: '0', isCancellation: true },
  }

  test('default: what is absent is null', () => {
    expect(DetailedExecutionInfoSchema.parse(multisig)).toEqual({
      ...multisig,
      gasToken: address,
      refundReceiver: ex,
      confirmations: [
        { signer: ex, signature, submittedAt: 1 },
        { signer: ex, signature: null, submittedAt: 1 },
      ],
      fee: null,
      payment: null,
      executor: null,
      rejectors: [],
      gasTokenInfo: null,
      proposer: null,
      proposedByDelegate: null,
    })
    expect(TransactionDetailsSchema.parse(details)).toMatchObject({
      safeAddress: address,
      executedAt: null,
      txData: null,
      detailedExecutionInfo: null,
      txHash: null,
      safeAppInfo: null,
      note: null,
    })
  })

  test('behavior: the call', () => {
    const txData = { to: { value: lower }, operation: 1, hexData: '0xAB', value: '5' }
    expect(TransactionDetailsSchema.parse({ ...details, txData }).txData).toEqual({
      hexData: '0xab',
      dataDecoded: null,
      to: ex,
      value: '5',
      operation: 1,
      trustedDelegateCallTarget: null,
      addressInfoIndex: null,
      tokenInfoIndex: null,
    })
    expect(TransactionPreviewSchema.parse({ txInfo: details.txInfo, txData }).txData.operation).toBe(1)
  })

  test('error: every hashed field is strict', () => {
    const strict: [string, unknown][] = [
      ['nonce', '2'],
      ['nonce', -1],
      ['safeTxGas', 0],
      ['baseGas', '0x0'],
      ['gasPrice', '1.5'],
      ['gasToken', '0x12'],
      ['safeTxHash', '0xab'],
      ['refundReceiver', lower],
      ['confirmationsRequired', 1.5],
    ]
    for (const [field, value] of strict) {
      expect(paths(DetailedExecutionInfoSchema, { ...multisig, [field]: value })).toEqual([field])
      expect(DetailedExecutionInfoSchema.safeParse({ ...multisig, [field]: undefined }).success).toBe(false)
    }
    const call = { to: { value: lower }, operation: 0, hexData: '0x' }
    for (const change of [{ operation: 2 }, { hexData: '0xa' }, { value: '-1' }, { to: lower }]) {
      expect(paths(TransactionDetailsSchema, { ...details, txData: { ...call, ...change } })).toEqual([
        `txData.${Object.keys(change)[0]}`,
      ])
    }
  })
})
