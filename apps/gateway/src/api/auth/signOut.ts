import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { deleteSession } from '../../db/queries/deleteSession.ts'
import type { Database } from '../../db/schema.ts'
import { clearSessionCookie, findSessionHash } from './sessionCookie.ts'

/** `POST /v1/auth/logout`: ends the session itself, so that a copied cookie is worth nothing. */
export function signOut({ db }: { db: Kysely<Database> }) {
  return new Hono().post('/v1/auth/logout', async (c) => {
    const hash = findSessionHash(c)
    if (hash !== undefined) await deleteSession(db, hash)
    clearSessionCookie(c)
    return c.body(null, 200)
  })
}
