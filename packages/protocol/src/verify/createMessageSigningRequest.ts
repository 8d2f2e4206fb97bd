import type { Address, Hex } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { deepFreeze, isVerified, type Verified } from '../evidence/Evidence.ts'
import {
  getSafeMessageTypedData,
  hashSafeMessage,
  type SafeMessageContent,
  type SafeMessageHashes,
} from '../hash/hashSafeMessage.ts'
import { msg } from '../text/msg.ts'
import { checkMessageContent } from './checkMessageContent.ts'
import { NotVerifiedError, OtherTransactionError } from './createSigningRequest.ts'

/** The message is a disguised transaction or an unreadable hash. */
export class RefusedMessageError extends BaseError {
  constructor({ reasons }: { reasons: readonly string[] }) {
    super('REFUSED_MESSAGE', msg('signature.messageUnsigned', 'This message was not signed.'), {
      metaMessages: [...reasons],
    })
  }
}

export type MessageSigningRequest = {
  readonly chainId: number
  readonly safe: Address
  readonly version: string
  readonly content: SafeMessageContent
  readonly hashes: SafeMessageHashes
  /** The payload for the wallet, built from `content` like the screen. */
  readonly typedData: ReturnType<typeof getSafeMessageTypedData>
}

/** The same for a message. The message rules are enforced here again, independent of the screen. */
export function createMessageSigningRequest({
  chainId,
  content,
  safe,
  safeMessageHash,
  version,
}: {
  chainId: number
  safe: Address
  version: string
  content: Verified<SafeMessageContent>
  safeMessageHash: Hex
}): MessageSigningRequest {
  if (!isVerified(content)) throw new NotVerifiedError()
  const message = content.value
  const refusals = checkMessageContent({ chainId, content: message, safe }).filter(({ verdict }) => verdict === 'block')
  if (refusals.length > 0) throw new RefusedMessageError({ reasons: refusals.map((check) => check.message) })
  const domain = { chainId, safe, version }
  const hashes = hashSafeMessage({ ...domain, message })
  if (hashes.safeMessageHash !== safeMessageHash.toLowerCase())
    throw new OtherTransactionError({ prepared: hashes.safeMessageHash, shown: safeMessageHash })
  return deepFreeze({ ...domain, content: message, hashes, typedData: getSafeMessageTypedData({ ...domain, message }) })
}
