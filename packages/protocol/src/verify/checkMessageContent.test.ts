import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { chainId, dave, safe } from '../../test/world.ts'
import type { TypedDataContent } from '../hash/hashSafeMessage.ts'
import { checkMessageContent } from './checkMessageContent.ts'

function typed(primaryType: string, overrides: Partial<TypedDataContent> = {}): TypedDataContent {
  return {
    domain: {},
    message: {},
    primaryType,
    types: { [primaryType]: [{ name: 'a', type: 'uint256' }] },
    ...overrides,
  }
}
const codes = (content: TypedDataContent | string) =>
  checkMessageContent({ chainId, content, safe }).map(({ code, id, verdict }) => `${id} ${verdict} ${code}`)

test('default', () => {
  expect(checkMessageContent({ chainId, content: 'Hello', safe })).toEqual([
    {
      code: 'MESSAGE_IS_TEXT',
      evidence: { source: 'recomputed' },
      id: 'T68',
      message: 'The message is a text.',
      translatable: { id: 'check.messageIsText', text: 'The message is a text.' },
      verdict: 'ok',
    },
  ])
  expect(codes(typed('Vote'))).toEqual(['T67 ok MESSAGE_IS_TYPED_DATA'])
})

test('behavior: T68, a bare hash', () => {
  const hash = keccak256('0x')
  for (const text of [hash, hash.slice(2), ` ${hash}\n`, hash.toUpperCase().replace('0X', '0x')])
    expect(codes(text)).toEqual(['T68 block MESSAGE_IS_HASH'])
  for (const text of [hash.slice(0, -1), `${hash}0`, `${hash} x`, `x${hash}`, '0x'])
    expect(codes(text)).toEqual(['T68 ok MESSAGE_IS_TEXT'])
})

test('behavior: T67, a Safe transaction in disguise', () => {
  for (const type of ['SafeTx', 'SafeMessage'])
    expect(codes(typed(type))).toEqual(['T67 block MESSAGE_IS_SAFE_TRANSACTION'])
  expect(codes(typed('Wrapper', { types: { SafeTx: [], Wrapper: [] } }))).toEqual([
    'T67 block MESSAGE_IS_SAFE_TRANSACTION',
  ])
})

test('behavior: T67, permits and orders', () => {
  for (const type of [
    'Permit',
    'PermitAll',
    'PermitForAll',
    'PermitSingle',
    'PermitBatch',
    'PermitTransferFrom',
    'PermitBatchTransferFrom',
    'PermitWitnessTransferFrom',
    'PermitBatchWitnessTransferFrom',
    'TransferWithAuthorization',
    'ReceiveWithAuthorization',
  ])
    expect(codes(typed(type))).toEqual(['T67 warn MESSAGE_IS_PERMIT'])
  for (const type of [
    'Order',
    'OrderComponents',
    'BulkOrder',
    'LimitOrder',
    'RfqOrder',
    'ForwardRequest',
    'UserOperation',
    'PackedUserOperation',
  ])
    expect(codes(typed(type))).toEqual(['T67 warn MESSAGE_IS_ORDER'])
})

test('behavior: T67, for whom it is made', () => {
  expect(codes(typed('Vote', { domain: { verifyingContract: safe.toUpperCase().replace('0X', '0x') } }))).toEqual([
    'T67 ok MESSAGE_IS_TYPED_DATA',
    'T67 block MESSAGE_TO_SAFE_ITSELF',
  ])
  expect(codes(typed('Vote', { domain: { verifyingContract: dave } }))).toEqual(['T67 ok MESSAGE_IS_TYPED_DATA'])
  expect(codes(typed('Vote', { domain: { verifyingContract: 'nonsense' } }))).toEqual(['T67 ok MESSAGE_IS_TYPED_DATA'])
  for (const chain of [1, '1', '0x1', 1n])
    expect(codes(typed('Vote', { domain: { chainId: chain } }))).toEqual([
      'T67 ok MESSAGE_IS_TYPED_DATA',
      'T67 warn MESSAGE_FOR_OTHER_CHAIN',
    ])
  for (const chain of [31337, '31337', '0x7a69'])
    expect(codes(typed('Vote', { domain: { chainId: chain } }))).toEqual(['T67 ok MESSAGE_IS_TYPED_DATA'])
})

test('behavior: T67, chains are named', () => {
  const check = checkMessageContent({ chainId, content: typed('Vote', { domain: { chainId: 10 } }), safe })[1]
  expect(check).toMatchObject({ actual: `${chainId}`, claimed: '10', code: 'MESSAGE_FOR_OTHER_CHAIN' })
})

test('behavior: T67, a Safe transaction by name alone', () => {
  expect(codes(typed('SafeTx', { types: {} }))).toEqual(['T67 block MESSAGE_IS_SAFE_TRANSACTION'])
})
