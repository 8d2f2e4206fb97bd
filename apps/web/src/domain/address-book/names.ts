import { sanitizeText } from '@countersign/protocol/text'
import { AddressSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'

/** Names by checksummed address, shared by all chains. */
export const NamesSchema = z.record(AddressSchema, z.string().max(64))

export type Names = z.infer<typeof NamesSchema>

export function setName(names: Names, address: Address, name: string): Names {
  const { [address]: _, ...others } = names
  const clean = sanitizeText(name, { maxLength: 64 }).trim()
  return clean === '' ? others : { ...others, [address]: clean }
}
