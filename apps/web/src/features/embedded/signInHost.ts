import { hashSafeMessage, type TypedDataContent } from '@countersign/protocol/hash'
import { verifySafeSignature } from '@countersign/protocol/verify'
import { MessageContentSchema } from '@countersign/protocol/wire'
import type { Chain, Client, Hex, Transport } from 'viem'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { embeddedText as words } from '../../lib/messages/embedded.ts'
import { translateMessage } from '../../lib/messages/said.ts'
import { collectSignature } from './collectSignature.ts'

/** Text, typed data if the input is a JSON object, or undefined if it is invalid. */
export function readMessage(text: string): string | TypedDataContent | undefined {
  if (text.trim() === '') return undefined
  if (!text.trim().startsWith('{')) return text
  try {
    const parsed = MessageContentSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

export type SignInHostParameters = {
  client: Client<Transport, Chain>
  content: string | TypedDataContent
  host: Host
  interval?: number | undefined
  onCollecting: (messageHash: Hex) => void
  signal: AbortSignal
  version: string
}

/** Collects the owners' signature in the host; valid only if its hash matches and the Safe accepts it (EIP-1271). */
export async function signInHost(parameters: SignInHostParameters): Promise<{ hash: Hex; signature: Hex }> {
  const { client, content, host, version } = parameters
  const { chainId, safeAddress: safe } = host.info
  const { safeMessageHash } = hashSafeMessage({ chainId, message: content, safe, version })
  const { hash, signature } = await collectSignature(parameters)
  if (hash.toLowerCase() !== safeMessageHash) throw new Error(words.otherMessage)
  const check = await verifySafeSignature(client, { chainId, content, safe, signature })
  if (check.verdict !== 'ok')
    throw new Error(check.verdict === 'block' ? words.refusedByChain : translateMessage(check.words ?? check.message))
  return { hash: safeMessageHash, signature }
}
