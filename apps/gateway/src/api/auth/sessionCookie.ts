import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** The name that the official service uses. */
const name = 'access_token'

export type SetSessionCookieParameters = {
  /** Whether the page that signs in is another site than the service: only then may the cookie travel between sites. */
  isCrossSite: boolean
  /** Whether hosts may show the page in a frame: there every cookie of the page is one of another site. */
  isFramed: boolean
  isSecure: boolean
  /** Seconds. */
  lifetime: number
  token: string
}

/** Scripts cannot read it; other sites cannot have it sent. */
export function setSessionCookie(
  c: Context,
  { isCrossSite, isFramed, isSecure, lifetime, token }: SetSessionCookieParameters,
): void {
  setCookie(c, name, token, {
    httpOnly: true,
    maxAge: lifetime,
    path: '/',
    // Browsers take a cookie for other sites only over https. In a frame it stays with the host that shows it.
    partitioned: isFramed && isSecure,
    sameSite: (isCrossSite || isFramed) && isSecure ? 'None' : 'Lax',
    secure: isSecure,
  })
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, name, { path: '/' })
}

/** What the session of this request is stored under. */
export function findSessionHash(c: Context): string | undefined {
  const token = getCookie(c, name)
  return token === undefined ? undefined : hashToken(token)
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
