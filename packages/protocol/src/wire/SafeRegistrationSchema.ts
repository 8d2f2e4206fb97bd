import { z } from 'zod'
import { HashSchema } from './HexSchema.ts'

/** Body of `POST /v1/chains/{chainId}/safes/{address}/announcement` */
export const RegisterSafeRequestSchema = z.object({
  /** What made the Safe, where the caller knows it; else the service looks for it. */
  transactionHash: HashSchema.optional(),
})

export type RegisterSafeRequest = z.infer<typeof RegisterSafeRequestSchema>

/** What became of it: it is indexed already, or will be from this transaction on. */
export const SafeRegistrationSchema = z.object({
  status: z.enum(['announced', 'indexed']),
  transactionHash: HashSchema,
})

export type SafeRegistration = z.infer<typeof SafeRegistrationSchema>
