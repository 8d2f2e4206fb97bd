import { hashMessageContent, type SafeMessageContent } from '@countersign/protocol/hash'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { Call } from './createTransaction.ts'

const signMessageLibAbi = parseAbi(['function signMessage(bytes _data)'])

/** The Safe's own consent on the chain: the official library, run in its place, notes the hash for good. */
export function createOnChainCall(library: Address, content: SafeMessageContent): Call {
  return {
    to: library,
    value: 0n,
    data: encodeFunctionData({ abi: signMessageLibAbi, args: [hashMessageContent(content)] }),
    operation: 1,
  }
}
