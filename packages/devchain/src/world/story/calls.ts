import {
  type Abi,
  type Address,
  type ContractFunctionName,
  concat,
  type EncodeFunctionDataParameters,
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

const toCall = <const abi extends Abi, name extends ContractFunctionName<abi>>(
  to: Address,
  parameters: EncodeFunctionDataParameters<abi, name>,
): Call => ({ data: encodeFunctionData(parameters), to })

/** 12,500 USDC is `units('USDC', 12_500)`. */
function units(symbol: TokenSymbol, amount: number): bigint {
  return symbol === 'USDC' ? BigInt(Math.round(amount * 1e6)) : BigInt(Math.round(amount * 1e6)) * 10n ** 12n
}

export const mint = (symbol: TokenSymbol, to: Address, amount: number) =>
  toCall(tokens[symbol], { abi: tokenAbi, args: [to, units(symbol, amount)], functionName: 'mint' })
export const transfer = (symbol: TokenSymbol, to: Address, amount: number) =>
  toCall(tokens[symbol], { abi: tokenAbi, args: [to, units(symbol, amount)], functionName: 'transfer' })
export const transferFrom = (symbol: TokenSymbol, from: Address, to: Address, amount: number) =>
  toCall(tokens[symbol], { abi: tokenAbi, args: [from, to, units(symbol, amount)], functionName: 'transferFrom' })
export const approve = (symbol: TokenSymbol, spender: Address, amount: number) =>
  toCall(tokens[symbol], { abi: tokenAbi, args: [spender, units(symbol, amount)], functionName: 'approve' })
export const mintSeal = (to: Address, id: bigint) =>
  toCall(seals, { abi: nftAbi, args: [to, id], functionName: 'mint' })
export const transferSeal = (from: Address, to: Address, id: bigint) =>
  toCall(seals, { abi: nftAbi, args: [from, to, id], functionName: 'safeTransferFrom' })
export const modulePayment = (safe: Address, to: Address, value: bigint) =>
  toCall(demoModule, { abi: moduleAbi, args: [safe, to, value], functionName: 'pay' })
export const moduleTokenPayment = (safe: Address, symbol: TokenSymbol, to: Address, amount: number) =>
  toCall(demoModule, {
    abi: moduleAbi,
    args: [safe, tokens[symbol], to, units(symbol, amount)],
    functionName: 'payToken',
  })

/** One delegatecall that makes many calls. */
export function batch(calls: readonly Call[]): { data: Hex; operation: 1; to: Address } {
  const packed = concat(
    calls.map(({ data = '0x', to, value = 0n }) =>
      encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
    ),
  )
  const data = encodeFunctionData({ abi: multiSendAbi, args: [packed], functionName: 'multiSend' })
  return { data, operation: 1, to: safeContracts['1.4.1'].multiSendCallOnly }
}

const sentinel = '0x0000000000000000000000000000000000000001'

export const addOwner = (safe: Address, owner: Address, threshold: bigint) =>
  toCall(safe, { abi: safeAbi, args: [owner, threshold], functionName: 'addOwnerWithThreshold' })
/** Of the owner added last, which is first in the list. */
export const swapFirstOwner = (safe: Address, oldOwner: Address, newOwner: Address) =>
  toCall(safe, { abi: safeAbi, args: [sentinel, oldOwner, newOwner], functionName: 'swapOwner' })
export const removeFirstOwner = (safe: Address, owner: Address, threshold: bigint) =>
  toCall(safe, { abi: safeAbi, args: [sentinel, owner, threshold], functionName: 'removeOwner' })
export const changeThreshold = (safe: Address, threshold: bigint) =>
  toCall(safe, { abi: safeAbi, args: [threshold], functionName: 'changeThreshold' })
export const enableModule = (safe: Address) =>
  toCall(safe, { abi: safeAbi, args: [demoModule], functionName: 'enableModule' })
/** Of the module enabled last, which is first in the list. */
export const disableModule = (safe: Address) =>
  toCall(safe, { abi: safeAbi, args: [sentinel, demoModule], functionName: 'disableModule' })
export const approveHash = (safe: Address, hash: Hex) =>
  toCall(safe, { abi: safeAbi, args: [hash], functionName: 'approveHash' })

export const registerName = (label: string, owner: Address) =>
  toCall(ensContracts.registrar, { abi: ensAbi, args: [labelhash(label), owner], functionName: 'register' })
export const setResolver = (name: string) =>
  toCall(ensContracts.registry, {
    abi: ensAbi,
    args: [namehash(name), ensContracts.publicResolver],
    functionName: 'setResolver',
  })
export function setRecords(name: string, account: Address, texts: Record<string, string>): Call {
  const node = namehash(name)
  const records = [
    encodeFunctionData({ abi: ensAbi, args: [node, account], functionName: 'setAddr' }),
    ...Object.entries(texts).map(([key, value]) =>
      encodeFunctionData({ abi: ensAbi, args: [node, key, value], functionName: 'setText' }),
    ),
  ]
  return toCall(ensContracts.publicResolver, { abi: ensAbi, args: [records], functionName: 'multicall' })
}
export const setPrimaryName = (name: string) =>
  toCall(ensContracts.reverseRegistrar, { abi: ensAbi, args: [name], functionName: 'setName' })
