import { randomBytes } from 'node:crypto'
import { AuthNonceSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { insertSignInNonce } from '../../db/queries/sessions.ts'
import { defineRoute } from '../http/defineRoute.ts'

/** Enough for one person with a wallet; owners of a Safe sign one after the other, and may ask for an hour. */
const SignInNonceQuerySchema = z.object({
  lifetime: z.coerce.number().int().min(60).max(3600).default(300),
})

/** `GET /v1/auth/nonce`: good for one sign-in, within five minutes unless `lifetime` (seconds) says otherwise. */
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
