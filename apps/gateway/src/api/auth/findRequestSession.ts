import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { findSession, type SessionRecord } from '../../db/queries/sessions.ts'
import type { Database } from '../../db/schema.ts'
import { findSessionHash } from './sessionCookie.ts'

/** The session of the request's cookie. */
export async function findRequestSession(c: Context, db: Kysely<Database>): Promise<SessionRecord | undefined> {
  const hash = findSessionHash(c)
  return hash === undefined ? undefined : findSession(db, hash)
}
