import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { DataDecodedSchema } from './DataDecodedSchema.ts'
import { DetailedExecutionInfoSchema, ExecutionInfoSchema } from './ExecutionInfoSchema.ts'
import { ConfirmRequestSchema, DeleteTransactionRequestSchema, ProposeRequestSchema } from './ProposeRequestSchema.ts'
import { SettingsInfoSchema, settingsChangeKinds } from './SettingsInfoSchema.ts'
import { TransactionDetailsSchema, TransactionPreviewSchema } from './TransactionDetailsSchema.ts'
import { TransactionInfoSchema } from './TransactionInfoSchema.ts'
import { TransactionListItemSchema, TransactionListPageSchema } from './TransactionListItemSchema.ts'
import { TransactionIdSchema, TransactionStatusSchema, TransactionSummarySchema } from './TransactionSummarySchema.ts'
import { TransferDirectionSchema, TransferInfoSchema } from './TransferInfoSchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const address = getAddress(lower)
const ex = { value: address, name: null, logoUri: null }
const hash = `0x${'ab'.repeat(32)}`
const signature = `0x${'ab'.repeat(65)}`
const paths = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

test('default: enumerations of the specification', () => {
  expect(TransactionStatusSchema.options).toEqual([
    'AWAITING_CONFIRMATIONS',
    'AWAITING_EXECUTION',
    'CANCELLED',
    'FAILED',
    'SUCCESS',
  ])
  expect(TransferDirectionSchema.options).toEqual(['INCOMING', 'OUTGOING', 'UNKNOWN'])
  expect(settingsChangeKinds).toEqual([
    'SET_FALLBACK_HANDLER',
    'ADD_OWNER',
    'REMOVE_OWNER',
    'SWAP_OWNER',
    'CHANGE_THRESHOLD',
    'CHANGE_IMPLEMENTATION',
    'ENABLE_MODULE',
    'DISABLE_MODULE',
    'SET_GUARD',
    'DELETE_GUARD',
  ])
})

describe('transfers', () => {
  test('default: ERC-20, ERC-721 and the native coin', () => {
    expect(TransferInfoSchema.parse({ type: 'ERC20', tokenAddress: lower, value: '5' })).toEqual({
      type: 'ERC20',
      tokenAddress: address,
      value: '5',
      tokenName: null,
      tokenSymbol: null,
      logoUri: null,
      decimals: null,
      trusted: null,
      imitation: false,
    })
    expect(TransferInfoSchema.parse({ type: 'ERC721', tokenAddress: lower, tokenId: '5' })).toEqual({
      type: 'ERC721',
      tokenAddress: address,
      tokenId: '5',
      tokenName: null,
      tokenSymbol: null,
      logoUri: null,
      trusted: null,
    })
    expect(TransferInfoSchema.parse({ type: 'NATIVE_COIN', value: '5' })).toEqual({ type: 'NATIVE_COIN', value: '5' })
  })

  test('behavior: both names of the native coin', () => {
    expect(TransferInfoSchema.parse({ type: 'NATIVE_TOKEN', value: '5' })).toEqual({ type: 'NATIVE_COIN', value: '5' })
  })

  test('error: other types and amounts', () => {
    expect(TransferInfoSchema.safeParse({ type: 'ERC404', value: '5' }).success).toBe(false)
    expect(TransferInfoSchema.safeParse({ type: 'ERC20', tokenAddress: lower, value: 5 }).success).toBe(false)
    expect(TransferInfoSchema.safeParse({ type: 'NATIVE_COIN', value: '-5' }).success).toBe(false)
  })
})

describe('settings', () => {
  const party = { value: lower }
  const cases: [Record<string, unknown>, Record<string, unknown>][] = [
    [{ type: 'SET_FALLBACK_HANDLER', handler: party }, { handler: ex }],
    [{ type: 'ADD_OWNER', owner: party, threshold: 2 }, { owner: ex }],
    [{ type: 'REMOVE_OWNER', owner: party, threshold: 2 }, { owner: ex }],
    [
      { type: 'SWAP_OWNER', oldOwner: party, newOwner: party },
      { oldOwner: ex, newOwner: ex },
    ],
    [{ type: 'CHANGE_THRESHOLD', threshold: 2 }, {}],
    [{ type: 'CHANGE_MASTER_COPY', implementation: party }, { implementation: ex }],
    [{ type: 'CHANGE_IMPLEMENTATION', implementation: party }, { implementation: ex }],
    [{ type: 'ENABLE_MODULE', module: party }, { module: ex }],
    [{ type: 'DISABLE_MODULE', module: party }, { module: ex }],
    [{ type: 'SET_GUARD', guard: party }, { guard: ex }],
    [{ type: 'DELETE_GUARD' }, {}],
    [{ type: 'SET_MODULE_GUARD', moduleGuard: party }, { moduleGuard: ex }],
    [{ type: 'DELETE_MODULE_GUARD' }, {}],
  ]
  test.each(cases)('default: %j', (given, parsed) => {
    expect(SettingsInfoSchema.parse(given)).toEqual({ ...given, ...parsed })
    // Each field of a kind is required.
    for (const key of Object.keys(given).filter((name) => name !== 'type')) {
      expect(SettingsInfoSchema.safeParse({ ...given, [key]: undefined }).success).toBe(false)
    }
  })

  test('behavior: an unknown kind, null and absent are null', () => {
    expect(SettingsInfoSchema.parse({ type: 'NEW_KIND', x: 1 })).toBe(null)
    expect(SettingsInfoSchema.parse(null)).toBe(null)
    expect(SettingsInfoSchema.parse(undefined)).toBe(null)
    expect(SettingsInfoSchema.safeParse({}).success).toBe(false)
    expect(SettingsInfoSchema.safeParse({ type: 7 }).success).toBe(false)
    expect(SettingsInfoSchema.safeParse('ADD_OWNER').success).toBe(false)
  })
})

describe('txInfo', () => {
  test('default: Custom', () => {
    expect(
      TransactionInfoSchema.parse({ type: 'Custom', to: { value: lower }, dataSize: '4', isCancellation: false }),
    ).toEqual({
      type: 'Custom',
      humanDescription: null,
      to: ex,
      dataSize: '4',
      value: null,
      methodName: null,
      isCancellation: false,
    })
  })

  test('default: Creation', () => {
    expect(TransactionInfoSchema.parse({ type: 'Creation', creator: { value: lower }, transactionHash: hash })).toEqual(
      {
        type: 'Creation',
        humanDescription: null,
        creator: ex,
        transactionHash: hash,
        implementation: null,
        factory: null,
        saltNonce: null,
      },
    )
  })

  test('default: Transfer and SettingsChange', () => {
    const transfer = {
      type: 'Transfer',
      sender: { value: lower },
      recipient: { value: lower },
      direction: 'OUTGOING',
      transferInfo: { type: 'NATIVE_COIN', value: '1' },
    }
    expect(TransactionInfoSchema.parse(transfer)).toEqual({
      ...transfer,
      humanDescription: null,
      sender: ex,
      recipient: ex,
    })
    expect(paths(TransactionInfoSchema, { ...transfer, direction: 'SIDEWAYS' })).toEqual(['direction'])
    expect(TransactionInfoSchema.parse({ type: 'SettingsChange', dataDecoded: { method: 'm' } })).toEqual({
      type: 'SettingsChange',
      humanDescription: null,
      dataDecoded: { method: 'm', parameters: null },
      settingsInfo: null,
    })
  })

  test('behavior: a type that we do not know becomes Custom', () => {
    const swap = { type: 'SwapOrder', to: { value: lower }, humanDescription: 'Swap', sellAmount: '5' }
    expect(TransactionInfoSchema.parse(swap)).toEqual({
      type: 'Custom',
      humanDescription: 'Swap',
      to: ex,
      dataSize: '0',
      value: null,
      methodName: null,
      isCancellation: false,
      unknownType: 'SwapOrder',
    })
    const zero = { value: '0x0000000000000000000000000000000000000000', name: null, logoUri: null }
    expect(TransactionInfoSchema.parse({ type: 'TwapOrder' })).toMatchObject({ to: zero, humanDescription: null })
    expect(TransactionInfoSchema.parse({ type: 'TwapOrder', to: 'x' })).toMatchObject({ to: zero })
  })

  test('error: a known type with wrong fields, and no type', () => {
    expect(paths(TransactionInfoSchema, { type: 'Custom' })).toEqual(['to', 'dataSize', 'isCancellation'])
    for (const value of [null, 'Custom', {}, { type: 1 }])
      expect(TransactionInfoSchema.safeParse(value).success).toBe(false)
  })
})

describe('dataDecoded', () => {
  test('default: nested batches and executions', () => {
    const inner = { method: 'transfer', parameters: [{ name: 'to', type: 'address', value: lower }] }
    const given = {
      method: 'multiSend',
      accuracy: 'FULL_MATCH',
      parameters: [
        {
          name: 'transactions',
          type: 'bytes',
          value: '0x',
          valueDecoded: [{ operation: 0, to: lower, value: '0', data: '0xAB', dataDecoded: inner }],
        },
        { name: 'list', type: 'uint256[][]', value: [['1'], []], valueDecoded: inner },
      ],
    }
    const parsed = DataDecodedSchema.parse(given)
    expect(parsed.parameters?.[0]?.valueDecoded).toEqual([
      { operation: 0, to: address, value: '0', data: '0xab', dataDecoded: inner },
    ])
    expect(parsed.parameters?.[1]).toEqual({
      name: 'list',
      type: 'uint256[][]',
      value: [['1'], []],
      valueDecoded: inner,
    })
    expect(parsed.accuracy).toBe('FULL_MATCH')
  })

  test('behavior: unknown accuracy, absent parameters', () => {
    expect(DataDecodedSchema.parse({ method: 'm', accuracy: 'NEW' })).toEqual({
      method: 'm',
      parameters: null,
      accuracy: 'UNKNOWN',
    })
    expect(DataDecodedSchema.safeParse({ method: 'm', parameters: [{ name: 'a', type: 'b', value: 5 }] }).success).toBe(
      false,
    )
  })
})

describe('lists', () => {
  const summary = {
    id: `multisig_${address}_${hash}`,
    timestamp: 5,
    txStatus: 'SUCCESS',
    txInfo: { type: 'Custom', to: { value: lower }, dataSize: '0', isCancellation: true },
  }

  test('default: a summary', () => {
    expect(TransactionSummarySchema.parse(summary)).toMatchObject({
      id: summary.id,
      txHash: null,
      executionInfo: null,
      safeAppInfo: null,
      note: null,
    })
    const full = { ...summary, txHash: hash, note: 'rent', safeAppInfo: { name: 'App', url: 'https://app' } }
    expect(TransactionSummarySchema.parse(full)).toMatchObject({
      txHash: hash,
      note: 'rent',
      safeAppInfo: { name: 'App', url: 'https://app', logoUri: null },
    })
  })

  test('behavior: every kind of entry', () => {
    const results = [
      { type: 'LABEL', label: 'Next' },
      { type: 'LABEL', label: 'Queued' },
      { type: 'CONFLICT_HEADER', nonce: 7 },
      { type: 'DATE_LABEL', timestamp: 5 },
      { type: 'TRANSACTION', transaction: summary, conflictType: 'HasNext' },
      { type: 'TRANSACTION', transaction: summary, conflictType: 'End' },
      { type: 'TRANSACTION', transaction: summary },
    ]
    const page = TransactionListPageSchema.parse({ results })
    expect(page.results.slice(0, 4)).toEqual(results.slice(0, 4))
    expect(page.results.slice(4).map((item) => 'conflictType' in item && item.conflictType)).toEqual([
      'HasNext',
      'End',
      'None',
    ])
    expect(TransactionListItemSchema.safeParse({ type: 'LABEL', label: 'Later' }).success).toBe(false)
    expect(TransactionListItemSchema.safeParse({ type: 'X' }).success).toBe(false)
  })

  test('behavior: ids', () => {
    for (const id of [summary.id, hash, `creation_${address}`, `module_${address}_i${'ab'.repeat(32)}0,1`]) {
      expect(TransactionIdSchema.parse(id)).toBe(id)
    }
    for (const id of ['', 'a/b', 'a b', 'a\n', '../x', 'x'.repeat(257)]) {
      expect(TransactionIdSchema.safeParse(id).error?.issues[0]?.message).toBe('Invalid transaction ID')
    }
  })

  test('behavior: execution info', () => {
    const multisig = { type: 'MULTISIG', nonce: 1, confirmationsRequired: 2, confirmationsSubmitted: 1 }
    expect(ExecutionInfoSchema.parse(multisig)).toEqual({ ...multisig, missingSigners: null })
    expect(ExecutionInfoSchema.parse({ ...multisig, missingSigners: [{ value: lower }] })).toMatchObject({
      missingSigners: [ex],
    })
    expect(ExecutionInfoSchema.parse({ type: 'MODULE', address: { value: lower } })).toEqual({
      type: 'MODULE',
      address: ex,
    })
    expect(paths(ExecutionInfoSchema, { ...multisig, nonce: '1' })).toEqual(['nonce'])
  })
})

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

describe('requests', () => {
  const proposal = {
    to: lower,
    value: '0',
    data: '0xAB',
    operation: 0,
    nonce: '1',
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: lower,
    safeTxHash: hash,
    sender: lower,
  }

  test('default: a proposal', () => {
    expect(ProposeRequestSchema.parse(proposal)).toEqual({
      ...proposal,
      to: address,
      data: '0xab',
      gasToken: address,
      sender: address,
      refundReceiver: null,
      signature: null,
      origin: null,
    })
    const full = { ...proposal, refundReceiver: lower, signature, origin: '{"name":"\u202e"}' }
    // The origin is JSON: it is kept as sent and cleaned by whoever reads it.
    expect(ProposeRequestSchema.parse(full)).toMatchObject({ refundReceiver: address, signature, origin: full.origin })
    expect(ProposeRequestSchema.parse({ ...proposal, data: undefined }).data).toBe(null)
  })

  test('error: every field of a proposal is strict', () => {
    const wrong: [string, unknown][] = [
      ['to', '0x12'],
      ['value', 1],
      ['value', '0x1'],
      ['data', '0xa'],
      ['operation', 2],
      ['operation', '0'],
      ['nonce', 1],
      ['nonce', '01'],
      ['safeTxGas', '-1'],
      ['baseGas', '1.0'],
      ['gasPrice', null],
      ['gasToken', 'x'],
      ['safeTxHash', '0x'],
      ['sender', 'x'],
      ['signature', '0x'],
      ['refundReceiver', 'x'],
      ['origin', 'x'.repeat(4097)],
    ]
    for (const [field, value] of wrong)
      expect(paths(ProposeRequestSchema, { ...proposal, [field]: value })).toEqual([field])
    for (const field of Object.keys(proposal).filter((name) => name !== 'data')) {
      expect(paths(ProposeRequestSchema, { ...proposal, [field]: undefined })).toEqual([field])
    }
  })

  test('default: a confirmation in both spellings', () => {
    expect(ConfirmRequestSchema.parse({ signature })).toEqual({ signature })
    expect(ConfirmRequestSchema.parse({ signedSafeTxHash: signature })).toEqual({ signature })
    expect(paths(ConfirmRequestSchema, {})).toEqual(['signature'])
    expect(ConfirmRequestSchema.safeParse({}).error?.issues[0]?.message).toBe('A signature is required')
    expect(paths(ConfirmRequestSchema, { signature: '0x' })).toEqual(['signature'])
    expect(DeleteTransactionRequestSchema.parse({ signature })).toEqual({ signature })
  })
})
