import { randomBytes } from 'node:crypto'
import type { AuthNonce } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { insertSignInNonce } from '../../db/queries/insertSignInNonce.ts'
import type { Database } from '../../db/schema.ts'
import { parseQuery } from '../http/parseInput.ts'

/** Enough for one person with a wallet; owners of a Safe sign one after the other, and may ask for an hour. */
export const SignInNonceQuerySchema = z.object({
  lifetime: z.coerce.number().int().min(60).max(3600).default(300),
})

/** `GET /v1/auth/nonce`: good for one sign-in, within five minutes unless `lifetime` (seconds) says otherwise. */
export function createSignInNonce({ db }: { db: Kysely<Database> }) {
  return new Hono().get('/v1/auth/nonce', async (c) => {
    const { lifetime } = parseQuery(c, SignInNonceQuerySchema)
    const nonce = randomBytes(16).toString('hex')
    await insertSignInNonce(db, { lifetime, nonce })
    c.header('Cache-Control', 'no-store')
    return c.json<AuthNonce>({ nonce })
  })
}
