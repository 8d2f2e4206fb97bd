import { hasChainIdInDomain } from './hashSafeDomain.ts'
import { type HashSafeMessageParameters, hashMessageContent } from './hashSafeMessage.ts'

/** Typed data that an owner signs for a message of the Safe. */
export function getSafeMessageTypedData({ chainId, message, safe, version }: HashSafeMessageParameters) {
  return {
    domain: { ...(hasChainIdInDomain(version) ? { chainId } : {}), verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage' as const,
    message: { message: hashMessageContent(message) },
  }
}
