import { randomBytes } from 'node:crypto'
import type { AuthNonce } from '@countersign/protocol'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { insertSignInNonce } from '../../db/queries/insertSignInNonce.ts'
import type { Database } from '../../db/schema.ts'

const lifetime = 5 * 60

/** `GET /v1/auth/nonce`: good for one sign-in within five minutes. */
export function createSignInNonce({ db }: { db: Kysely<Database> }) {
  return new Hono().get('/v1/auth/nonce', async (c) => {
    const nonce = randomBytes(16).toString('hex')
    await insertSignInNonce(db, { lifetime, nonce })
    c.header('Cache-Control', 'no-store')
    return c.json<AuthNonce>({ nonce })
  })
}
