import { hashMessageContent, type SafeMessageContent } from '@countersign/protocol/hash'
import { AddressSchema, HashSchema, type MessageContent, MessageContentSchema } from '@countersign/protocol/wire'
import type { Hex } from 'viem'
import { defineJob } from './Job.ts'

/** The hash of a text or of typed data, or null when the data does not fit its own types. */
export const hashContent = defineJob<MessageContent, Hex | null>({
  input: MessageContentSchema,
  name: 'hash-content',
  output: HashSchema.nullable(),
  perform(message) {
    try {
      return hashMessageContent(toHashable(message))
    } catch {
      // viem has a dozen errors for values that are not of their type.
      return null
    }
  },
})

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
