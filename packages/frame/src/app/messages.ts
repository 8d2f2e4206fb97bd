import { hashMessageContent } from '@countersign/protocol/hash'
import { TypedDataSchema } from '@countersign/protocol/wire'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { InvalidMessageTypeError, InvalidTypedMessageError } from '../errors/callErrors.ts'
import type { CallOptions, Frame } from '../transport/createFrame.ts'
import {
  OffChainSignatureSchema,
  type SignedMessage,
  SignedMessageSchema,
  SignMessageParamsSchema,
  SignTypedMessageParamsSchema,
} from '../wire/SignMessageSchema.ts'
import { rpcCall } from './rpcCall.ts'

export type SignMessageParameters = CallOptions & { message: string }

/**
 * Requests a signature of the Safe over a text. Off-chain the result is a signature, or the message hash while
 * signatures are missing (`waitForSignature`); on-chain it is a transaction.
 */
export async function signMessage(frame: Frame, parameters: SignMessageParameters): Promise<SignedMessage> {
  const { message, ...options } = parameters
  if (!SignMessageParamsSchema.safeParse({ message }).success) throw new InvalidMessageTypeError()
  return frame.request({ ...options, method: 'signMessage', params: { message }, schema: SignedMessageSchema })
}

export type TypedMessage = {
  domain: Record<string, unknown>
  message: Record<string, unknown>
  primaryType?: string | undefined
  types: Record<string, readonly { name: string; type: string }[]>
}

export type SignTypedMessageParameters = CallOptions & { typedData: TypedMessage }

/** `signMessage` for EIP-712 data, which is sent unchanged because it is hashed. */
export async function signTypedMessage(frame: Frame, parameters: SignTypedMessageParameters): Promise<SignedMessage> {
  const { typedData, ...options } = parameters
  const parsed = SignTypedMessageParamsSchema.safeParse({ typedData })
  if (!parsed.success) throw new InvalidTypedMessageError({ cause: parsed.error })
  return frame.request({ ...options, method: 'signTypedMessage', params: { typedData }, schema: SignedMessageSchema })
}

export type GetOffChainSignatureParameters = CallOptions & { messageHash: Hex }

/** Signature of a message; undefined until enough owners have signed. */
export function getOffChainSignature(
  frame: Frame,
  { messageHash, ...options }: GetOffChainSignatureParameters,
): Promise<Hex | undefined> {
  return frame.request({
    ...options,
    method: 'getOffChainSignature',
    params: messageHash,
    schema: OffChainSignatureSchema,
  })
}

export type WaitForSignatureParameters = {
  /** Polling interval in milliseconds. @default 3_000 */
  interval?: number
  messageHash: Hex
  /** Stops polling; without it, polling lasts as long as the frame. */
  signal?: AbortSignal | undefined
}

/** Polls for a message's signature until the last owner has signed. Retries failed requests. */
export async function waitForSignature(frame: Frame, parameters: WaitForSignatureParameters): Promise<Hex> {
  const { interval = 3_000, messageHash, signal } = parameters
  for (;;) {
    try {
      const signature = await getOffChainSignature(frame, { messageHash, signal })
      if (signature !== undefined) return signature
    } catch (error) {
      if (signal?.aborted || isOver(error)) throw error
    }
    await pause(interval, signal)
  }
}

const isOver = (error: unknown) => error instanceof Error && error.name === 'FrameDisposedError'

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    if (signal?.aborted) onAbort()
    else signal?.addEventListener('abort', onAbort, { once: true })
  })
}

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
