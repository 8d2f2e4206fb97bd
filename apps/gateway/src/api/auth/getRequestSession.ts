import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { SessionRecord } from '../../db/queries/sessions.ts'
import type { Database } from '../../db/schema.ts'
import { RequestError } from '../errors/RequestError.ts'
import { findRequestSession } from './findRequestSession.ts'

/** The session of the request's cookie; throws if there is none. */
export async function getRequestSession(c: Context, db: Kysely<Database>): Promise<SessionRecord> {
  const session = await findRequestSession(c, db)
  c.header('Cache-Control', 'no-store')
  if (!session) throw new NotSignedInError()
  return session
}

class NotSignedInError extends RequestError {
  override readonly name = 'NotSignedInError'
  readonly code = 'NOT_SIGNED_IN'
  /** As the official service: its wallet treats 403 as signed out, and any other status as a failure. */
  readonly status = 403
  constructor() {
    super('Nobody is signed in with this request.')
  }
}
