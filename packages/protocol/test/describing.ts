import { type Abi, type Address, encodeFunctionData, getAddress, type Hex } from 'viem'
import { multiSendAbi } from '../src/abi/libraryAbi.ts'
import { safeAbi } from '../src/abi/safeAbi.ts'
import { erc20CallsAbi } from '../src/abi/tokenAbi.ts'
import { type Call, encodeMultiSend } from '../src/decode/decodeMultiSend.ts'
import { type DescribeTransactionParameters, describeTransaction } from '../src/describe/describeTransaction.ts'

/** One Safe, some people and tokens, and short ways to write what the Safe could be asked to do. */
export const safe = getAddress('0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1')
export const ada = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8')
export const bob = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc')
export const eve = getAddress('0x90f79bf6eb2c4f870365e785982e1f101e93b906')
export const usdc = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
export const nft = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d')
export const strange = getAddress('0xdac17f958d2ee523a2206206994597c13d831ec7')
export const multiSend = getAddress('0x38869bf66a61cf6bdb996a6ae40d5853fd43b526')
export const signMessageLib = getAddress('0xd53cd0ab83d845ac265be939c57f53ad838012c9')
export const createCall = getAddress('0x9b35af71d77eaf8d7e40252370304687390a1a52')
export const migration = getAddress('0x526643f69b81b008f46d95cd5ced5ec0edffdac6')

export const encode = (abi: Abi, functionName: string, args: readonly unknown[] = []): Hex =>
  encodeFunctionData({ abi, functionName, args })

export const context: Omit<DescribeTransactionParameters, 'transaction'> = {
  safe,
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  ownerState: { ownerCount: 3, threshold: 2 },
  findName: (address) => (address === ada ? 'Ada' : undefined),
  findToken: (address) => {
    if (address === usdc) return { type: 'ERC20', symbol: 'USDC', decimals: 6 }
    return address === nft ? { type: 'ERC721', symbol: 'APE' } : undefined
  },
}

export type Given = Partial<DescribeTransactionParameters['transaction']>
export const run = (given: Given, more: Partial<DescribeTransactionParameters> = {}) =>
  describeTransaction({
    ...context,
    ...more,
    transaction: { to: bob, value: 0n, data: '0x', operation: 0, ...given },
  })
export const codes = (given: Given, more: Partial<DescribeTransactionParameters> = {}) =>
  run(given, more).allRisks.map(({ code, path }) => [code, ...path].join(' '))
export const toSelf = (functionName: string, args: readonly unknown[]): Given => ({
  to: safe,
  data: encode(safeAbi, functionName, args),
})
export const call = (to: Address, data: Hex = '0x', value = 0n, operation: 0 | 1 = 0): Call => ({
  to,
  value,
  data,
  operation,
})
export const batch = (calls: Call[], to: Address = multiSend): Given => ({
  to,
  data: encode(multiSendAbi, 'multiSend', [encodeMultiSend(calls)]),
  operation: 1,
})
export const usdcTransfer = encode(erc20CallsAbi, 'transfer', [ada, 2_500_000_000n])
