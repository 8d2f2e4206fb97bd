import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Kysely } from 'kysely'
import { findSession, type SessionRecord } from '../../db/queries/sessions.ts'
import type { Database } from '../../db/schema.ts'
import { RequestError } from '../errors/RequestError.ts'

/** Same name as the official service. */
const name = 'access_token'

export type SetSessionCookieParameters = {
  /** Whether the web app is on another site, which requires `SameSite=None`. */
  isCrossSite: boolean
  /** Whether the app may be embedded in a frame, where its cookies are third-party. */
  isFramed: boolean
  isSecure: boolean
  /** Seconds. */
  lifetime: number
  token: string
}

/** HttpOnly and, where possible, SameSite. */
export function setSessionCookie(
  c: Context,
  { isCrossSite, isFramed, isSecure, lifetime, token }: SetSessionCookieParameters,
): void {
  setCookie(c, name, token, {
    httpOnly: true,
    maxAge: lifetime,
    path: '/',
    // Cross-site cookies require https; in a frame the cookie is partitioned by the embedding site.
    partitioned: isFramed && isSecure,
    sameSite: (isCrossSite || isFramed) && isSecure ? 'None' : 'Lax',
    secure: isSecure,
  })
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, name, { path: '/' })
}

/** Key under which the request's session is stored. */
export function findSessionHash(c: Context): string | undefined {
  const token = getCookie(c, name)
  return token === undefined ? undefined : hashToken(token)
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export async function findRequestSession(c: Context, db: Kysely<Database>): Promise<SessionRecord | undefined> {
  const hash = findSessionHash(c)
  return hash === undefined ? undefined : findSession(db, hash)
}

/** The session of the request's cookie; throws if there is none. */
export async function getRequestSession(c: Context, db: Kysely<Database>): Promise<SessionRecord> {
  const session = await findRequestSession(c, db)
  c.header('Cache-Control', 'no-store')
  // As the official service: its wallet treats 403 as signed out, and any other status as a failure.
  if (!session) throw new RequestError(403, 'NOT_SIGNED_IN', 'Not signed in. Sign in and send the session cookie.')
  return session
}
