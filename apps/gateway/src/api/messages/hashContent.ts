import {
  AddressSchema,
  CostlyTypedDataError,
  HashSchema,
  hashMessageContent,
  hashSafeMessageBytes,
  type MessageContent,
  type SafeMessageContent,
  type SafeState,
} from '@countersign/protocol'
import { type Address, concat, type Hex, hexToBytes } from 'viem'
import { RefusedError } from '../errors/RefusedError.ts'

export type HashContentParameters = { chainId: number; message: MessageContent; safe: Address; state: SafeState }

export type HashedContent = { messageHash: Hex; preimages: readonly Hex[] }

/** The hash that owners sign, always computed here, and the bytes that an owner contract may be asked about. */
export function hashContent({ chainId, message, safe, state }: HashContentParameters): HashedContent {
  try {
    const content = toHashable(message)
    const contentHash = hashMessageContent(content)
    const hashes = hashSafeMessageBytes({ bytes: hexToBytes(contentHash), chainId, safe, version: state.version })
    return {
      messageHash: hashes.safeMessageHash,
      // The fallback handler of 1.3.0 hands on the message itself, later ones the bytes of its SafeMessage.
      preimages: [concat(['0x1901', hashes.domainHash, hashes.messageHash]), contentHash],
    }
  } catch (cause) {
    throw new RefusedError({
      cause,
      code: 'UNHASHABLE_MESSAGE',
      message: `Could not calculate messageHash: ${
        cause instanceof CostlyTypedDataError ? cause.shortMessage : 'the typed data does not fit its own types.'
      }`,
    })
  }
}

/** Clients send the chain id of a domain as a number, as text or in hex; its hash is that of the number. */
function toHashable(message: MessageContent): SafeMessageContent {
  if (typeof message === 'string') return message
  const { chainId, salt, verifyingContract, ...names } = message.domain
  return {
    domain: {
      ...(names.name === undefined ? {} : { name: names.name }),
      ...(names.version === undefined ? {} : { version: names.version }),
      ...(chainId === undefined ? {} : { chainId: BigInt(chainId) }),
      ...(verifyingContract === undefined ? {} : { verifyingContract: AddressSchema.parse(verifyingContract) }),
      ...(salt === undefined ? {} : { salt: HashSchema.parse(salt) }),
    },
    message: message.message,
    primaryType: message.primaryType,
    types: message.types,
  }
}
