import { hashMessageContent, type SafeMessageContent } from '@countersign/protocol/hash'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { Call } from './createTransaction.ts'

const signMessageLibAbi = parseAbi(['function signMessage(bytes _data)'])

/** Signs a message on the chain: a delegatecall to the official SignMessageLib. */
export function createOnChainCall(library: Address, content: SafeMessageContent): Call {
  return {
    to: library,
    value: 0n,
    data: encodeFunctionData({ abi: signMessageLibAbi, args: [hashMessageContent(content)] }),
    operation: 1,
  }
}
