import { z } from 'zod'
import { ChainIdSchema } from './ChainIdSchema.ts'
import { AddressSchema, HexSchema } from './primitives.ts'

/** `GET /v1/auth/nonce` */
export const AuthNonceSchema = z.object({ nonce: z.string().regex(/^[0-9A-Za-z]{8,128}$/, { error: 'Invalid nonce' }) })

export type AuthNonce = z.infer<typeof AuthNonceSchema>

/** Body of `POST /v1/auth/verify`: an EIP-4361 message, signed; contract signatures have any length. */
export const VerifyAuthRequestSchema = z.object({ message: z.string().max(4096), signature: HexSchema })

/** `GET /v1/auth/me`: who is signed in. Other services also know sessions without an account. */
export const AuthSessionSchema = z.object({
  id: z.string(),
  authMethod: z.string(),
  signerAddress: AddressSchema.optional(),
  chainId: ChainIdSchema.optional(),
})

export type AuthSession = z.infer<typeof AuthSessionSchema>
