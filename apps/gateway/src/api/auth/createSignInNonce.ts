import { randomBytes } from 'node:crypto'
import { AuthNonceSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { insertSignInNonce } from '../../db/queries/sessions.ts'
import { defineRoute } from '../http/defineRoute.ts'

/** The default suits one signer; a Safe's owners sign in sequence and may request up to an hour. */
const SignInNonceQuerySchema = z.object({
  lifetime: z.coerce.number().int().min(60).max(3600).default(300),
})

/** The nonce is valid for one sign-in. */
export const createSignInNonce = defineRoute({
  method: 'get',
  path: '/v1/auth/nonce',
  stores: true,
  summary: 'A nonce for one sign-in.',
  query: SignInNonceQuerySchema,
  response: AuthNonceSchema,
  async handle({ c, query: { lifetime } }, { db }) {
    const nonce = randomBytes(16).toString('hex')
    await insertSignInNonce(db, { lifetime, nonce })
    c.header('Cache-Control', 'no-store')
    return { nonce }
  },
})
