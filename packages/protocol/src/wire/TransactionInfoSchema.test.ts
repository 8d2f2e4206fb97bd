import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { DataDecodedSchema } from './DataDecodedSchema.ts'
import { SettingsInfoSchema } from './SettingsInfoSchema.ts'
import { TransactionInfoSchema } from './TransactionInfoSchema.ts'
import { TransactionStatusSchema } from './TransactionSummarySchema.ts'
import { TransferDirectionSchema, TransferInfoSchema } from './TransferInfoSchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const address = getAddress(lower)
const ex = { value: address, name: null, logoUri: null }
const hash = `0x${'ab'.repeat(32)}`
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
  const kinds = [
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
  ]
  const account = { value: address }
  const roles = ['guard', 'handler', 'implementation', 'module', 'newOwner', 'oldOwner', 'owner']
  const fields = Object.fromEntries(roles.map((role) => [role, account]))
  expect(kinds.map((type) => SettingsInfoSchema.parse({ ...fields, threshold: 1, type })?.type)).toEqual(kinds)
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
