import { hashMessageContent, type SafeMessageContent } from '@countersign/protocol/hash'
import { AddressSchema, HashSchema, type MessageContent, MessageContentSchema } from '@countersign/protocol/wire'
import type { Hex } from 'viem'
import { defineJob } from './Job.ts'

/** The EIP-191 or EIP-712 hash of a message; null when typed data does not match its types. */
export const hashContent = defineJob<MessageContent, Hex | null>({
  input: MessageContentSchema,
  name: 'hash-content',
  output: HashSchema.nullable(),
  perform(message) {
    try {
      return hashMessageContent(toHashable(message))
    } catch {
      // viem throws a dozen different errors for values that do not match their type.
      return null
    }
  },
})

/** Clients send the domain's chain id as a number, a decimal or a hex string; all hash as the number. */
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
