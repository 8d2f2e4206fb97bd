import { hashMessageContent } from '@countersign/protocol/hash'
import { TypedDataSchema } from '@countersign/protocol/wire'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { InvalidMessageTypeError } from '../errors/callErrors.ts'
import type { Frame } from '../transport/createFrame.ts'
import type { CallOptions } from './CallOptions.ts'
import { rpcCall } from './rpcCall.ts'
import type { TypedMessage } from './signTypedMessage.ts'

/** EIP-1271 and its older form in Safes, each with its magic value. */
const questions = [
  { abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']), yes: '0x1626ba7e' },
  { abi: parseAbi(['function isValidSignature(bytes, bytes) view returns (bytes4)']), yes: '0x20c13b0b' },
] as const

export type IsMessageSignedParameters = CallOptions & {
  message: string | TypedMessage
  safe: Address
  /** @default '0x': signed on the chain */
  signature?: Hex
}

/** Whether the Safe accepts the signature, according to the host's node. */
export async function isMessageSigned(frame: Frame, parameters: IsMessageSignedParameters): Promise<boolean> {
  const { message, safe, signature = '0x', ...options } = parameters
  const hash = hashContent(message)
  for (const { abi, yes } of questions) {
    const data = encodeFunctionData({ abi, args: [hash, signature] })
    const params = [{ data, to: safe }, 'latest']
    // A Safe that only implements the other form reverts, like one that rejects the signature.
    const answer = await rpcCall(frame, { ...options, call: 'eth_call', params }).catch(() => undefined)
    if (typeof answer === 'string' && answer.slice(0, 10).toLowerCase() === yes) return true
  }
  return false
}

function hashContent(message: unknown): Hex {
  if (typeof message === 'string') return hashMessageContent(message)
  const typedData = TypedDataSchema.safeParse(message)
  if (!typedData.success) throw new InvalidMessageTypeError()
  return hashMessageContent(typedData.data)
}
