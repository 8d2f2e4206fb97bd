import {
  bytesToHex,
  concatBytes,
  type Hex,
  hashTypedData,
  hexToBytes,
  stringToBytes,
  type TypedDataDefinition,
} from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { assertTypedDataIsCheap } from './assertTypedDataIsCheap.ts'
import { hasChainIdInDomain, hashSafeDomainBytes, type SafeDomain } from './hashSafeDomain.ts'
import { keccak256 } from './keccak256.ts'
import { hashTypedMessage } from './writeWord.ts'

/** Typed data as it comes from outside: parsed, but not yet known to be hashable. */
export type TypedDataContent = {
  domain: {
    chainId?: bigint | number | string | undefined
    name?: string | undefined
    salt?: string | undefined
    verifyingContract?: string | undefined
    version?: string | undefined
  }
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** A text, or typed data (as viem or as the service has it). */
export type SafeMessageContent = string | TypedDataContent | TypedDataDefinition

type HashSafeMessageParameters = SafeDomain & { message: SafeMessageContent }

export type SafeMessageHashes = {
  domainHash: Hex
  /** The struct hash of `SafeMessage(bytes message)`. */
  messageHash: Hex
  /** What owners sign, and the message's identity at the service. */
  safeMessageHash: Hex
}

/** Typed data without its primary type. */
export class InvalidTypedDataError extends BaseError {
  constructor() {
    super('INVALID_TYPED_DATA', 'The typed data does not define its own primary type.')
  }
}

const typeHash = hexToBytes('0x60b3cbf8b4a223d68d641b3b6ddf9a298e7f33710cf3d3a9d1146b5a6150fbca')

/** EIP-191 hash of a text or EIP-712 hash of typed data: what a dapp passes to `isValidSignature`. */
export function hashMessageContent(message: SafeMessageContent): Hex {
  // Text that looks like hex is hashed as text, like wallets and services do.
  return typeof message === 'string' ? hashText(message) : hashTypedData(toTypedData(message))
}

/** EIP-191, by the fast engine: a text may be a megabyte. */
function hashText(text: string): Hex {
  const bytes = stringToBytes(text)
  return bytesToHex(keccak256(concatBytes([stringToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes])))
}

// Services pass the chain id on as they got it: as a number, in decimal or in hex.
function toTypedData(content: TypedDataContent | TypedDataDefinition): TypedDataDefinition {
  const { chainId, ...rest } = content.domain ?? {}
  const definition: Hashable = {
    ...content,
    domain: chainId === undefined ? rest : { ...rest, chainId: BigInt(chainId) },
  }
  if (!isDefinition(definition)) throw new InvalidTypedDataError()
  assertTypedDataIsCheap(definition)
  return definition
}

type Hashable = { domain: object; primaryType: string; types: object }

/** Asserts that all types are defined; viem checks the values. */
function isDefinition(content: Hashable): content is Hashable & TypedDataDefinition {
  const { primaryType, types } = content
  return Object.hasOwn(types, primaryType) && Object.keys(types).every((name) => !name.includes('['))
}

/** Hashes of bytes that a Safe signs as `SafeMessage(bytes message)`. */
export function hashSafeMessageBytes({ bytes, ...domain }: SafeDomain & { bytes: Uint8Array }): SafeMessageHashes {
  const buffer = new Uint8Array(64)
  buffer.set(typeHash)
  buffer.set(keccak256(bytes), 32)
  const domainHash = hashSafeDomainBytes(domain)
  const messageHash = keccak256(buffer)
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

export function getSafeMessageTypedData({ chainId, message, safe, version }: HashSafeMessageParameters) {
  return {
    domain: { ...(hasChainIdInDomain(version) ? { chainId } : {}), verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage' as const,
    message: { message: hashMessageContent(message) },
  }
}
