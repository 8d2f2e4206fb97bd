import {
  concatHex,
  encodeFunctionData,
  getAddress,
  type Hex,
  pad,
  parseAbi,
  sliceHex,
  toFunctionSelector,
  toHex,
} from 'viem'
import { expect, test } from 'vitest'
import { safeAbi } from '../abi/safeAbi.ts'
import { erc20CallsAbi, erc1155CallsAbi, permit2Abi } from '../abi/tokenAbi.ts'
import { decodeCalldata } from './decodeCalldata.ts'
import { findBundledFunctions, toKnownFunctions } from './findFunctions.ts'

const alice = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8')
const transfer = encodeFunctionData({ abi: erc20CallsAbi, functionName: 'transfer', args: [alice, 7n] })

test('default: name, signature, arguments and nothing unexplained', () => {
  const decoding = decodeCalldata(transfer)
  expect(decoding).toMatchObject({
    kind: 'decoded',
    selector: '0xa9059cbb',
    call: {
      name: 'transfer',
      signature: 'transfer(address,uint256)',
      source: 'bundled',
      isCanonical: true,
      unexplainedBytes: 0,
      arguments: [
        { name: 'to', type: 'address', value: alice },
        { name: 'value', type: 'uint256', value: 7n },
      ],
    },
  })
})

test('behavior: upper case digits are the same bytes', () => {
  expect(decodeCalldata(`0x${transfer.slice(2).toUpperCase()}`)).toEqual(decodeCalldata(transfer))
})

test('behavior: without data, without selector, without a known function', () => {
  expect(decodeCalldata('0x')).toEqual({ kind: 'empty' })
  expect(decodeCalldata('0x01')).toEqual({ kind: 'short', size: 1 })
  expect(decodeCalldata('0xa9059c')).toEqual({ kind: 'short', size: 3 })
  expect(decodeCalldata('0xdeadbeef')).toEqual({ kind: 'unknown', selector: '0xdeadbeef' })
  expect(decodeCalldata('0xdeadbeef00')).toEqual({ kind: 'unknown', selector: '0xdeadbeef' })
})

test('error: text that is no hex', () => {
  expect(decodeCalldata('0xabc')).toEqual({ kind: 'invalid' })
  expect(decodeCalldata('0xzzzzzzzz')).toEqual({ kind: 'invalid' })
})

test('behavior: appended bytes are counted', () => {
  expect(decodeCalldata(concatHex([transfer, '0x01']))).toMatchObject({
    kind: 'decoded',
    call: { isCanonical: true, unexplainedBytes: 1 },
  })
  expect(decodeCalldata(concatHex([transfer, pad('0x', { size: 32 })]))).toMatchObject({
    kind: 'decoded',
    call: { isCanonical: true, unexplainedBytes: 32 },
  })
})

test('behavior: dirty high bytes of an address are not canonical', () => {
  const dirty = concatHex(['0xa9059cbb', '0x0102', pad(alice, { size: 30 }), pad('0x07', { size: 32 })])
  expect(decodeCalldata(dirty)).toMatchObject({ kind: 'decoded', call: { isCanonical: false, unexplainedBytes: 2 } })
})

test('behavior: arguments at an unusual offset are not canonical', () => {
  const word = (value: bigint) => toHex(value, { size: 32 })
  const shifted = concatHex(['0x8d80ff0a', word(64n), word(0n), word(1n), pad('0xaa', { dir: 'right', size: 32 })])
  expect(decodeCalldata(shifted)).toMatchObject({
    kind: 'decoded',
    call: { name: 'multiSend', isCanonical: false, unexplainedBytes: 36 },
  })
})

test('error: too few bytes for the arguments', () => {
  expect(decodeCalldata('0xa9059cbb')).toMatchObject({
    kind: 'malformed',
    selector: '0xa9059cbb',
    candidates: [{ signature: 'transfer(address,uint256)' }],
  })
  expect(decodeCalldata(sliceHex(transfer, 0, 67))).toMatchObject({ kind: 'malformed' })
})

test('error: too large to decode', () => {
  const huge = concatHex([transfer, `0x${'00'.repeat(512 * 1024)}`])
  expect(decodeCalldata(huge)).toMatchObject({ kind: 'malformed' })
  const large: Hex = `${transfer}${'00'.repeat(512 * 1024 - 68)}`
  expect(decodeCalldata(large)).toMatchObject({ kind: 'decoded' })
})

test('behavior: a function without arguments', () => {
  expect(decodeCalldata('0xd0e30db0')).toMatchObject({
    kind: 'decoded',
    call: { name: 'deposit', arguments: [], unexplainedBytes: 0 },
  })
  expect(decodeCalldata('0xd0e30db001')).toMatchObject({ kind: 'decoded', call: { unexplainedBytes: 1 } })
})

test('behavior: overloads have their own selectors', () => {
  const args = [alice, alice, 1n, 2n, '0x'] as const
  const erc1155 = encodeFunctionData({ abi: erc1155CallsAbi, functionName: 'safeTransferFrom', args })
  expect(decodeCalldata(erc1155)).toMatchObject({
    call: { signature: 'safeTransferFrom(address,address,uint256,uint256,bytes)' },
  })
  const permit2 = encodeFunctionData({ abi: permit2Abi, functionName: 'approve', args: [alice, alice, 1n, 2] })
  expect(decodeCalldata(permit2)).toMatchObject({ call: { signature: 'approve(address,address,uint160,uint48)' } })
})

// Both have the selector 0x42966c68.
const burn = parseAbi(['function burn(uint256 amount)'])
const collision = parseAbi(['function collate_propagate_storage(bytes16 x)'])
const burnCall = encodeFunctionData({ abi: burn, args: [2n ** 200n] })

test('behavior: colliding selectors are all shown as guesses', () => {
  expect(toFunctionSelector(burn[0])).toBe(toFunctionSelector(collision[0]))
  const clean = encodeFunctionData({ abi: burn, args: [2n ** 255n] })
  const functions = [...toKnownFunctions(burn, 'guess'), ...toKnownFunctions(collision, 'guess')]
  const decoding = decodeCalldata(clean, { functions })
  expect(decoding).toMatchObject({
    kind: 'ambiguous',
    selector: '0x42966c68',
    candidates: [{ signature: 'burn(uint256)' }, { signature: 'collate_propagate_storage(bytes16)' }],
  })
})

test('behavior: a candidate that leaves bytes unexplained gives way to one that does not', () => {
  const functions = [...toKnownFunctions(collision, 'verified'), ...toKnownFunctions(burn, 'verified')]
  const odd = encodeFunctionData({ abi: burn, args: [7n] })
  expect(decodeCalldata(odd, { functions })).toMatchObject({ kind: 'decoded', call: { signature: 'burn(uint256)' } })
})

test('behavior: a single guess stays a guess', () => {
  expect(decodeCalldata(burnCall, { functions: toKnownFunctions(burn, 'guess') })).toMatchObject({
    kind: 'ambiguous',
    candidates: [{ name: 'burn', source: 'guess' }],
  })
  expect(decodeCalldata(burnCall, { functions: toKnownFunctions(burn, 'verified') })).toMatchObject({
    kind: 'decoded',
    call: { name: 'burn', source: 'verified' },
  })
})

test('behavior: guesses are ignored where a verified or bundled function is known', () => {
  const functions = [...toKnownFunctions(collision, 'guess'), ...toKnownFunctions(burn, 'verified')]
  const clean = encodeFunctionData({ abi: burn, args: [2n ** 255n] })
  expect(decodeCalldata(clean, { functions })).toMatchObject({ kind: 'decoded', call: { name: 'burn' } })
  // transfer(address,uint256) collides with many_msg_babbage(bytes1)
  const friendly = toKnownFunctions(parseAbi(['function many_msg_babbage(bytes1 x)']), 'guess')
  expect(friendly[0] && toFunctionSelector(friendly[0].abi)).toBe('0xa9059cbb')
  expect(decodeCalldata(transfer, { functions: friendly })).toMatchObject({
    kind: 'decoded',
    call: { name: 'transfer' },
  })
})

test('behavior: the same signature from two sources counts once, the verified one first', () => {
  const functions = toKnownFunctions(parseAbi(['function transfer(address recipient, uint256 amount)']), 'verified')
  expect(decodeCalldata(transfer, { functions })).toMatchObject({
    kind: 'decoded',
    call: { source: 'verified', arguments: [{ name: 'recipient' }, { name: 'amount' }] },
  })
})

test('behavior: two verified functions that both explain the bytes are both shown', () => {
  const functions = [...toKnownFunctions(burn, 'verified'), ...toKnownFunctions(collision, 'verified')]
  expect(decodeCalldata(encodeFunctionData({ abi: burn, args: [2n ** 255n] }), { functions })).toMatchObject({
    kind: 'ambiguous',
    candidates: [{ name: 'burn' }, { name: 'collate_propagate_storage' }],
  })
})

test('behavior: functions with another selector do not matter', () => {
  const data: Hex = `0xdeadbeef${transfer.slice(10)}`
  for (const source of ['guess', 'verified'] as const) {
    expect(decodeCalldata(data, { functions: toKnownFunctions(erc20CallsAbi, source) }).kind).toBe('unknown')
  }
  expect(decodeCalldata(transfer, { functions: toKnownFunctions(burn, 'guess') })).toEqual(decodeCalldata(transfer))
})

test('behavior: an argument without a name', () => {
  const functions = toKnownFunctions(parseAbi(['function nameless(uint256)', 'event Ignored()']), 'verified')
  expect(functions).toHaveLength(1)
  const data = encodeFunctionData({ abi: functions.map(({ abi }) => abi), functionName: 'nameless', args: [1n] })
  expect(decodeCalldata(data, { functions })).toMatchObject({ call: { arguments: [{ name: '', value: 1n }] } })
})

test('behavior: bundled selectors are unambiguous', () => {
  for (const known of toKnownFunctions([...safeAbi, ...erc20CallsAbi, ...permit2Abi], 'bundled')) {
    const found = findBundledFunctions(toFunctionSelector(known.abi))
    expect(new Set(found.map(({ signature }) => signature))).toEqual(new Set([known.signature]))
  }
})
