import { bytesToHex, type Hex, hashMessage, hashTypedData, hexToBytes, keccak256, type TypedDataDefinition } from 'viem'
import { hashSafeDomainBytes, type SafeDomain } from './hashSafeDomain.ts'
import { hashTypedMessage } from './hashTypedMessage.ts'

export type SafeMessageContent = string | TypedDataDefinition

export type HashSafeMessageParameters = SafeDomain & { message: SafeMessageContent }

export type SafeMessageHashes = {
  domainHash: Hex
  /** The struct hash of `SafeMessage(bytes message)`. */
  messageHash: Hex
  /** What owners sign, and the message's identity at the service. */
  safeMessageHash: Hex
}

const typeHash = hexToBytes('0x60b3cbf8b4a223d68d641b3b6ddf9a298e7f33710cf3d3a9d1146b5a6150fbca')

/** EIP-191 hash of a text or EIP-712 hash of typed data: what a dapp passes to `isValidSignature`. */
export function hashMessageContent(message: SafeMessageContent): Hex {
  // A text that looks like hex is still a text: wallets and services hash its characters.
  return typeof message === 'string' ? hashMessage(message) : hashTypedData(message)
}

/** Hashes of bytes that a Safe signs as `SafeMessage(bytes message)`. */
export function hashSafeMessageBytes({ bytes, ...domain }: SafeDomain & { bytes: Uint8Array }): SafeMessageHashes {
  const buffer = new Uint8Array(64)
  buffer.set(typeHash)
  buffer.set(keccak256(bytes, 'bytes'), 32)
  const domainHash = hashSafeDomainBytes(domain)
  const messageHash = keccak256(buffer, 'bytes')
  return {
    domainHash: bytesToHex(domainHash),
    messageHash: bytesToHex(messageHash),
    safeMessageHash: hashTypedMessage(domainHash, messageHash),
  }
}

/**
 * Hashes of an off-chain message (EIP-1271) of a Safe: a text or typed data.
 *
 * @example
 * const { safeMessageHash } = hashSafeMessage({ chainId: 1, safe, version: '1.4.1', message: 'I agree' })
 */
export function hashSafeMessage({ message, ...domain }: HashSafeMessageParameters): SafeMessageHashes {
  return hashSafeMessageBytes({ ...domain, bytes: hexToBytes(hashMessageContent(message)) })
}
