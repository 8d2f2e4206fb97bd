import { type Abi, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { multiSendAbi } from '../abi/libraryAbi.ts'
import { safeAbi } from '../abi/safeAbi.ts'
import { erc20CallsAbi, erc721CallsAbi } from '../abi/tokenAbi.ts'
import { type Call, encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { toKnownFunctions } from '../decode/findFunctions.ts'
import { TransactionInfoSchema } from '../wire/TransactionInfoSchema.ts'
import { classifyTransaction } from './classifyTransaction.ts'
import type { SettingsChange } from './parseSettingsChange.ts'
import { getTransferDirection } from './parseTransfer.ts'
import { toTransactionInfo } from './toTransactionInfo.ts'

const safe = getAddress('0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1')
const alice = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8')
const bob = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc')
const usdc = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
const nft = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d')

const findTokenType = (address: string) => (address === usdc ? 'ERC20' : address === nft ? 'ERC721' : undefined)
const encode = (abi: Abi, functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args })
const classify = (call: Partial<Call>) => {
  const transaction: Call = { to: alice, value: 0n, data: '0x', operation: 0, ...call }
  const result = classifyTransaction({ safe, transaction, findTokenType })
  const info = toTransactionInfo(result)
  // Our own client must parse our responses unchanged.
  expect(TransactionInfoSchema.parse(JSON.parse(JSON.stringify(info)))).toEqual(info)
  return { ...result, info }
}
const ex = (value: string) => ({ value, name: null, logoUri: null })

test('default: native coin', () => {
  const { class: kind, info } = classify({ value: 5n })
  expect(kind).toEqual({
    kind: 'Transfer',
    direction: 'OUTGOING',
    sender: safe,
    recipient: alice,
    asset: { type: 'NATIVE_COIN', value: 5n },
  })
  expect(info).toEqual({
    type: 'Transfer',
    humanDescription: null,
    sender: ex(safe),
    recipient: ex(alice),
    direction: 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value: '5' },
  })
})

test('behavior: value with data, and delegatecalls, are Custom', () => {
  const data = encode(erc20CallsAbi, 'transfer', [bob, 9n])
  expect(classify({ to: usdc, data, value: 1n }).class).toEqual({
    kind: 'Custom',
    to: usdc,
    value: 1n,
    dataSize: 68,
    methodName: 'transfer',
    isCancellation: false,
  })
  expect(classify({ to: usdc, data, operation: 1 }).class.kind).toBe('Custom')
  expect(classify({ value: 1n, operation: 1 }).class.kind).toBe('Custom')
})

test('behavior: an empty call is Custom, to the Safe itself a cancellation', () => {
  expect(classify({}).class).toMatchObject({ kind: 'Custom', isCancellation: false, methodName: null, dataSize: 0 })
  expect(classify({ to: safe }).info).toEqual({
    type: 'Custom',
    humanDescription: null,
    to: ex(safe),
    dataSize: '0',
    value: '0',
    methodName: null,
    isCancellation: true,
  })
})

test('behavior: ERC-20 transfers', () => {
  expect(classify({ to: usdc, data: encode(erc20CallsAbi, 'transfer', [bob, 9n]) }).class).toEqual({
    kind: 'Transfer',
    direction: 'OUTGOING',
    sender: safe,
    recipient: bob,
    asset: { type: 'ERC20', tokenAddress: usdc, value: 9n },
  })
  expect(classify({ to: usdc, data: encode(erc20CallsAbi, 'transferFrom', [alice, safe, 9n]) }).class).toMatchObject({
    kind: 'Transfer',
    direction: 'INCOMING',
    sender: alice,
    recipient: safe,
  })
  expect(classify({ to: usdc, data: encode(erc20CallsAbi, 'transferFrom', [safe, bob, 9n]) }).class).toMatchObject({
    direction: 'OUTGOING',
  })
})

test('behavior: between other accounts it is a transfer in neither direction', () => {
  expect(classify({ to: usdc, data: encode(erc20CallsAbi, 'transferFrom', [alice, bob, 9n]) }).class).toMatchObject({
    kind: 'Transfer',
    direction: 'UNKNOWN',
    recipient: bob,
    sender: alice,
  })
})

test('behavior: a token that is not known is no transfer', () => {
  expect(classify({ to: alice, data: encode(erc20CallsAbi, 'transfer', [bob, 9n]) }).class.kind).toBe('Custom')
  const transaction: Call = { to: usdc, value: 0n, data: encode(erc20CallsAbi, 'transfer', [bob, 9n]), operation: 0 }
  expect(classifyTransaction({ safe, transaction }).class.kind).toBe('Custom')
})

test('behavior: ERC-721 transfers in all forms', () => {
  for (const data of [
    encode(erc20CallsAbi, 'transferFrom', [safe, bob, 3n]),
    encode([erc721CallsAbi[0]], 'safeTransferFrom', [safe, bob, 3n]),
    encode([erc721CallsAbi[1]], 'safeTransferFrom', [safe, bob, 3n, '0xab']),
  ]) {
    expect(classify({ to: nft, data }).class).toEqual({
      kind: 'Transfer',
      direction: 'OUTGOING',
      sender: safe,
      recipient: bob,
      asset: { type: 'ERC721', tokenAddress: nft, tokenId: 3n },
    })
  }
})

test('behavior: other token calls are Custom', () => {
  expect(classify({ to: usdc, data: encode(erc20CallsAbi, 'approve', [bob, 9n]) }).class).toMatchObject({
    kind: 'Custom',
    methodName: 'approve',
  })
})

test('behavior: unknown and malformed data are Custom without a method', () => {
  expect(classify({ data: '0xdeadbeef' }).class).toMatchObject({ kind: 'Custom', methodName: null, dataSize: 4 })
  expect(classify({ to: usdc, data: '0xa9059cbb' }).class).toMatchObject({ kind: 'Custom', methodName: null })
})

test('behavior: an encoding that a contract may read otherwise is Custom', () => {
  const data = encode(erc20CallsAbi, 'transfer', [bob, 9n])
  const dirty: Hex = `0x${data.slice(2, 10)}ff${data.slice(12)}`
  expect(classify({ to: usdc, data: dirty }).class.kind).toBe('Custom')
  expect(classify({ to: usdc, data: `${data}00` }).class.kind).toBe('Transfer')
})

const settings: [string, readonly unknown[], object, object][] = [
  ['setFallbackHandler', [alice], { type: 'SET_FALLBACK_HANDLER', handler: alice }, { handler: ex(alice) }],
  [
    'addOwnerWithThreshold',
    [alice, 2n],
    { type: 'ADD_OWNER', owner: alice, threshold: 2n },
    { owner: ex(alice), threshold: 2 },
  ],
  [
    'removeOwner',
    [bob, alice, 1n],
    { type: 'REMOVE_OWNER', owner: alice, threshold: 1n },
    { owner: ex(alice), threshold: 1 },
  ],
  [
    'swapOwner',
    [usdc, alice, bob],
    { type: 'SWAP_OWNER', oldOwner: alice, newOwner: bob },
    { oldOwner: ex(alice), newOwner: ex(bob) },
  ],
  ['changeThreshold', [3n], { type: 'CHANGE_THRESHOLD', threshold: 3n }, { threshold: 3 }],
  [
    'changeMasterCopy',
    [alice],
    { type: 'CHANGE_IMPLEMENTATION', implementation: alice },
    { type: 'CHANGE_MASTER_COPY', implementation: ex(alice) },
  ],
  ['enableModule', [alice], { type: 'ENABLE_MODULE', module: alice }, { module: ex(alice) }],
  ['disableModule', [bob, alice], { type: 'DISABLE_MODULE', module: alice }, { module: ex(alice) }],
  ['setGuard', [alice], { type: 'SET_GUARD', guard: alice }, { guard: ex(alice) }],
  ['setGuard', [zeroAddress], { type: 'DELETE_GUARD' }, {}],
  ['setModuleGuard', [alice], { type: 'SET_MODULE_GUARD', moduleGuard: alice }, { moduleGuard: ex(alice) }],
  ['setModuleGuard', [zeroAddress], { type: 'DELETE_MODULE_GUARD' }, {}],
]

test.each(settings)('behavior: settings change %s', (functionName, args, change, info) => {
  const data = encode(safeAbi, functionName, args)
  const result = classify({ to: safe, data })
  expect(result.class).toEqual({ kind: 'SettingsChange', change })
  expect(result.info).toMatchObject({
    type: 'SettingsChange',
    dataDecoded: { method: functionName, accuracy: 'FULL_MATCH' },
    settingsInfo: { ...('type' in change ? { type: change.type } : {}), ...info },
  })
  // The same call on another Safe changes nothing here.
  expect(classify({ to: alice, data }).class.kind).toBe('Custom')
})

test('behavior: a threshold beyond JSON numbers is left out of the wire', () => {
  const max = encode(safeAbi, 'changeThreshold', [BigInt(Number.MAX_SAFE_INTEGER)])
  expect(classify({ to: safe, data: max }).info).toMatchObject({ settingsInfo: { threshold: Number.MAX_SAFE_INTEGER } })
  const more = encode(safeAbi, 'changeThreshold', [BigInt(Number.MAX_SAFE_INTEGER) + 1n])
  expect(classify({ to: safe, data: more }).info).toMatchObject({ type: 'SettingsChange', settingsInfo: null })
})

test('behavior: other functions of the Safe itself are Custom', () => {
  expect(classify({ to: safe, data: encode(safeAbi, 'approveHash', [`0x${'11'.repeat(32)}`]) }).class).toMatchObject({
    kind: 'Custom',
    methodName: 'approveHash',
  })
})

test('behavior: a batch counts its calls', () => {
  const calls: Call[] = [
    { to: alice, value: 1n, data: '0x', operation: 0 },
    { to: bob, value: 2n, data: '0x', operation: 0 },
  ]
  const data = encode(multiSendAbi, 'multiSend', [encodeMultiSend(calls)])
  expect(classify({ data, operation: 1 }).info).toMatchObject({
    type: 'Custom',
    methodName: 'multiSend',
    actionCount: 2,
  })
  const broken = encode(multiSendAbi, 'multiSend', ['0x00'])
  expect(classify({ data: broken, operation: 1 }).info).not.toHaveProperty('actionCount')
})

test('parameters: names and tokens are injected', () => {
  const transaction: Call = { to: usdc, value: 0n, data: encode(erc20CallsAbi, 'transfer', [bob, 9n]), operation: 0 }
  const info = toTransactionInfo({
    ...classifyTransaction({ safe, transaction, findTokenType }),
    findAddress: (address) => (address === bob ? { name: 'Bob', logoUri: 'https://x/b.png' } : undefined),
    findToken: () => ({ name: 'USD Coin', symbol: 'USDC', decimals: 6, trusted: true }),
  })
  expect(info).toEqual({
    type: 'Transfer',
    humanDescription: null,
    sender: ex(safe),
    recipient: { value: bob, name: 'Bob', logoUri: 'https://x/b.png' },
    direction: 'OUTGOING',
    transferInfo: {
      type: 'ERC20',
      tokenAddress: usdc,
      value: '9',
      tokenName: 'USD Coin',
      tokenSymbol: 'USDC',
      decimals: 6,
      logoUri: null,
      trusted: true,
      imitation: false,
    },
  })
})

test('parameters: an unknown token is served without claims', () => {
  const data = encode(erc20CallsAbi, 'transferFrom', [safe, bob, 3n])
  expect(classify({ to: nft, data }).info).toMatchObject({
    transferInfo: {
      type: 'ERC721',
      tokenId: '3',
      tokenAddress: nft,
      tokenName: null,
      tokenSymbol: null,
      logoUri: null,
      trusted: null,
    },
  })
})

test('behavior: a guess lends its name, the first of several', () => {
  // Two functions with the selector 0x42966c68.
  const abi = parseAbi(['function burn(uint256)', 'function collate_propagate_storage(bytes16)'])
  const functions = toKnownFunctions(abi, 'guess')
  const data = encode(abi, 'burn', [1n << 128n])
  const transaction: Call = { to: alice, value: 0n, data, operation: 0 }
  expect(classifyTransaction({ safe, transaction, functions }).class).toMatchObject({
    kind: 'Custom',
    methodName: 'burn',
  })
})

test('behavior: a change of settings whose bytes have no meaning is served without one', () => {
  const { decoded } = classify({ data: '0xdeadbeef' })
  const change: SettingsChange = { type: 'DELETE_GUARD' }
  expect(toTransactionInfo({ class: { kind: 'SettingsChange', change }, decoded })).toMatchObject({
    dataDecoded: { method: '', parameters: null },
    settingsInfo: { type: 'DELETE_GUARD' },
  })
})

test('default: direction of a transfer', () => {
  expect(getTransferDirection({ recipient: alice, safe, sender: safe })).toBe('OUTGOING')
  expect(getTransferDirection({ recipient: safe, safe, sender: safe })).toBe('OUTGOING')
  expect(getTransferDirection({ recipient: safe, safe, sender: alice })).toBe('INCOMING')
  expect(getTransferDirection({ recipient: bob, safe, sender: alice })).toBe('UNKNOWN')
})
