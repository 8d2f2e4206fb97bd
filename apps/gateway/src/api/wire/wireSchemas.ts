import { type AddressEx, AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'

export const ChainParamsSchema = z.object({ chainId: ChainIdParamSchema })

export const SafeParamsSchema = z.object({ address: AddressSchema, chainId: ChainIdParamSchema })

/** The cursor of a page link, itself a query string. An invalid one means the first page. */
export const CursorQuerySchema = z.object({ cursor: z.string().optional() })

/** Currency code in any case. */
export const CurrencySchema = z.string().regex(/^[a-z]{3,10}$/i, { error: 'Invalid currency' })

/** ISO 8601 time or day (its start), parsed to seconds. */
export const DateQuerySchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: 'Invalid date: expected ISO 8601' })
  .transform((text) => Math.floor(new Date(text).getTime() / 1000))

const BooleanTextSchema = z.enum(['true', 'false'], { error: 'Validation failed (boolean string is expected)' })

/** `true` or `false`; anything else is rejected. */
export function createBooleanQuerySchema(fallback: boolean) {
  return BooleanTextSchema.optional().transform((text) => (text === undefined ? fallback : text === 'true'))
}

/** Absent means both. */
export const OptionalBooleanQuerySchema = BooleanTextSchema.transform((text) => text === 'true').optional()

/** Maps an address to the wire format, without a name: clients have their own address book. */
export function toAddressEx(value: Address): AddressEx {
  return { logoUri: null, name: null, value }
}
