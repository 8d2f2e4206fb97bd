import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  type Hex,
  labelhash,
  namehash,
  parseAbi,
  size,
} from 'viem'
import { demoModule, demoTokens } from '../../contracts/demoTokens.ts'
import { ensContracts } from '../../contracts/ensContracts.ts'
import { safeAbi } from '../../contracts/safeAbi.ts'
import { safeContracts } from '../../contracts/safeContracts.ts'
import type { Call } from './createNarrator.ts'

const tokenAbi = parseAbi([
  'function approve(address spender, uint256 value) returns (bool)',
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function transferFrom(address from, address to, uint256 value) returns (bool)',
])
const nftAbi = parseAbi([
  'function mint(address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id)',
])
const moduleAbi = parseAbi([
  'function pay(address safe, address to, uint256 value)',
  'function payToken(address safe, address token, address to, uint256 value)',
])
const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])
const ensAbi = parseAbi([
  'function multicall(bytes[] data) returns (bytes[])',
  'function register(bytes32 label, address owner)',
  'function setAddr(bytes32 node, address account)',
  'function setName(string name) returns (bytes32)',
  'function setResolver(bytes32 node, address resolver)',
  'function setText(bytes32 node, string key, string value)',
])

const tokens = { DEMO: demoTokens.demo.address, USDC: demoTokens.usdc.address }
const seals = demoTokens.seals.address
export type TokenSymbol = keyof typeof tokens

/** 12,500 USDC is `units('USDC', 12_500)`. */
function units(symbol: TokenSymbol, amount: number): bigint {
  return symbol === 'USDC' ? BigInt(Math.round(amount * 1e6)) : BigInt(Math.round(amount * 1e6)) * 10n ** 12n
}

export const mint = (symbol: TokenSymbol, to: Address, amount: number): Call => ({
  data: encodeFunctionData({ abi: tokenAbi, args: [to, units(symbol, amount)], functionName: 'mint' }),
  to: tokens[symbol],
})
export const transfer = (symbol: TokenSymbol, to: Address, amount: number): Call => ({
  data: encodeFunctionData({ abi: tokenAbi, args: [to, units(symbol, amount)], functionName: 'transfer' }),
  to: tokens[symbol],
})
export const transferFrom = (symbol: TokenSymbol, from: Address, to: Address, amount: number): Call => ({
  data: encodeFunctionData({ abi: tokenAbi, args: [from, to, units(symbol, amount)], functionName: 'transferFrom' }),
  to: tokens[symbol],
})
export const approve = (symbol: TokenSymbol, spender: Address, amount: number): Call => ({
  data: encodeFunctionData({ abi: tokenAbi, args: [spender, units(symbol, amount)], functionName: 'approve' }),
  to: tokens[symbol],
})
export const mintSeal = (to: Address, id: bigint): Call => ({
  data: encodeFunctionData({ abi: nftAbi, args: [to, id], functionName: 'mint' }),
  to: seals,
})
export const transferSeal = (from: Address, to: Address, id: bigint): Call => ({
  data: encodeFunctionData({ abi: nftAbi, args: [from, to, id], functionName: 'safeTransferFrom' }),
  to: seals,
})
export const modulePayment = (safe: Address, to: Address, value: bigint): Call => ({
  data: encodeFunctionData({ abi: moduleAbi, args: [safe, to, value], functionName: 'pay' }),
  to: demoModule,
})
export const moduleTokenPayment = (safe: Address, symbol: TokenSymbol, to: Address, amount: number): Call => ({
  data: encodeFunctionData({
    abi: moduleAbi,
    args: [safe, tokens[symbol], to, units(symbol, amount)],
    functionName: 'payToken',
  }),
  to: demoModule,
})

/** One delegatecall that makes many calls. */
export function batch(calls: readonly Call[]): { data: Hex; operation: 1; to: Address } {
  const packed = concat(
    calls.map(({ data = '0x', to, value = 0n }) =>
      encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
    ),
  )
  return {
    data: encodeFunctionData({ abi: multiSendAbi, args: [packed], functionName: 'multiSend' }),
    operation: 1,
    to: safeContracts['1.4.1'].multiSendCallOnly,
  }
}

const sentinel = '0x0000000000000000000000000000000000000001'

export const addOwner = (safe: Address, owner: Address, threshold: bigint): Call => ({
  data: encodeFunctionData({ abi: safeAbi, args: [owner, threshold], functionName: 'addOwnerWithThreshold' }),
  to: safe,
})
/** Of the owner added last, which is first in the list. */
export const swapFirstOwner = (safe: Address, oldOwner: Address, newOwner: Address): Call => ({
  data: encodeFunctionData({ abi: safeAbi, args: [sentinel, oldOwner, newOwner], functionName: 'swapOwner' }),
  to: safe,
})
export const removeFirstOwner = (safe: Address, owner: Address, threshold: bigint): Call => ({
  data: encodeFunctionData({ abi: safeAbi, args: [sentinel, owner, threshold], functionName: 'removeOwner' }),
  to: safe,
})
export const changeThreshold = (safe: Address, threshold: bigint): Call => ({
  data: encodeFunctionData({ abi: safeAbi, args: [threshold], functionName: 'changeThreshold' }),
  to: safe,
})
export const enableModule = (safe: Address): Call => ({
  data: encodeFunctionData({ abi: safeAbi, args: [demoModule], functionName: 'enableModule' }),
  to: safe,
})
export const approveHash = (safe: Address, hash: Hex): Call => ({
  data: encodeFunctionData({ abi: safeAbi, args: [hash], functionName: 'approveHash' }),
  to: safe,
})

export const registerName = (label: string, owner: Address): Call => ({
  data: encodeFunctionData({ abi: ensAbi, args: [labelhash(label), owner], functionName: 'register' }),
  to: ensContracts.registrar,
})
export const setResolver = (name: string): Call => ({
  data: encodeFunctionData({
    abi: ensAbi,
    args: [namehash(name), ensContracts.publicResolver],
    functionName: 'setResolver',
  }),
  to: ensContracts.registry,
})
export const setRecords = (name: string, account: Address, texts: Record<string, string>): Call => ({
  data: encodeFunctionData({
    abi: ensAbi,
    args: [
      [
        encodeFunctionData({ abi: ensAbi, args: [namehash(name), account], functionName: 'setAddr' }),
        ...Object.entries(texts).map(([key, value]) =>
          encodeFunctionData({ abi: ensAbi, args: [namehash(name), key, value], functionName: 'setText' }),
        ),
      ],
    ],
    functionName: 'multicall',
  }),
  to: ensContracts.publicResolver,
})
export const setPrimaryName = (name: string): Call => ({
  data: encodeFunctionData({ abi: ensAbi, args: [name], functionName: 'setName' }),
  to: ensContracts.reverseRegistrar,
})
