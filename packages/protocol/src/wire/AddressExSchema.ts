import { z } from 'zod'
import { AddressSchema } from './primitives.ts'
import { NullableNameSchema, NullableUrlSchema } from './TextSchema.ts'

/** An address with what the service claims about it. */
export const AddressExSchema = z.object({
  value: AddressSchema,
  name: NullableNameSchema,
  logoUri: NullableUrlSchema,
})

export type AddressEx = z.infer<typeof AddressExSchema>
