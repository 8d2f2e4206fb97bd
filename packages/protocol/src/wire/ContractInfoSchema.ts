import { z } from 'zod'
import { AddressSchema } from './AddressSchema.ts'
import { NameSchema, NullableUrlSchema } from './TextSchema.ts'

/** `GET /v1/chains/{chainId}/contracts/{address}`. Whether a target may be delegatecalled is decided by the kernel alone. */
export const ContractInfoSchema = z.object({
  address: AddressSchema,
  name: NameSchema.nullable().default(null),
  displayName: NameSchema.nullable().default(null),
  logoUri: NullableUrlSchema,
  contractAbi: z
    .object({ abi: z.array(z.record(z.string(), z.unknown())) })
    .nullable()
    .default(null),
  trustedForDelegateCall: z.boolean().default(false),
})

export type ContractInfo = z.infer<typeof ContractInfoSchema>
