import { z } from 'zod'
import { DataDecodedSchema } from './DataDecodedSchema.ts'
import { AddressSchema, HashSchema, HexSchema, UintStringSchema } from './primitives.ts'

/** `GET /v1/chains/{chainId}/safes/{safe}/transactions/creation` */
export const CreationInfoSchema = z.object({
  created: z.iso.datetime({ offset: true }),
  creator: AddressSchema,
  transactionHash: HashSchema,
  factoryAddress: AddressSchema,
  masterCopy: AddressSchema.nullable().default(null),
  setupData: HexSchema.nullable().default(null),
  saltNonce: UintStringSchema.nullable().default(null),
  dataDecoded: DataDecodedSchema.nullable().default(null),
})

export type CreationInfo = z.infer<typeof CreationInfoSchema>

/** Body of `POST /v1/chains/{chainId}/safes/{address}/announcement` */
export const RegisterSafeRequestSchema = z.object({
  /** Creation transaction, if known; otherwise the service searches for it. */
  transactionHash: HashSchema.optional(),
})

/** Whether the Safe is indexed already or will be, from this transaction on. */
export const SafeRegistrationSchema = z.object({
  status: z.enum(['announced', 'indexed']),
  transactionHash: HashSchema,
})

export type SafeRegistration = z.infer<typeof SafeRegistrationSchema>
