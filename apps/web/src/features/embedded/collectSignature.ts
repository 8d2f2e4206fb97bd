import { signMessage, signTypedMessage, waitForSignature } from '@countersign/frame'
import type { TypedDataContent } from '@countersign/protocol/hash'
import type { Hex } from 'viem'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { embeddedText as words } from '../../lib/messages/embedded.ts'

export type CollectSignatureParameters = {
  /** Text, or EIP-712 typed data. */
  content: string | TypedDataContent
  host: Pick<Host, 'frame'>
  /** Polling interval in milliseconds. @default 3_000 */
  interval?: number | undefined
  /** The host has the message; signatures are missing. */
  onCollecting: (messageHash: Hex) => void
  signal: AbortSignal
}

/** Has the owners sign in the host and polls for the signature, which is an unverified claim. */
export async function collectSignature(parameters: CollectSignatureParameters): Promise<{ hash: Hex; signature: Hex }> {
  const { content, host, interval, onCollecting, signal } = parameters
  const answer = await (typeof content === 'string'
    ? signMessage(host.frame, { message: content, signal })
    : signTypedMessage(host.frame, { signal, typedData: content }))
  if (!('messageHash' in answer)) throw new Error(words.onChain)
  const { messageHash: hash, signature } = answer
  if (signature !== undefined && signature !== '0x') return { hash, signature }
  onCollecting(hash)
  const options = { messageHash: hash, signal, ...(interval === undefined ? {} : { interval }) }
  return { hash, signature: await waitForSignature(host.frame, options) }
}
