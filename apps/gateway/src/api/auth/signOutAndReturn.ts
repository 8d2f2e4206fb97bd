import { deleteSession } from '../../db/queries/sessions.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { clearSessionCookie, findSessionHash } from './sessionCookie.ts'

/**
 * The official web wallet submits a form here and expects a redirect back. Only configured origins are allowed, which
 * prevents an open redirect.
 */
export const signOutAndReturn = defineRoute({
  method: 'post',
  path: '/v1/auth/logout/redirect',
  summary: 'Ends the session and leads back to the page in the form field `redirect_url`.',
  response: { contentType: 'text/plain' },
  async handle({ c }, { corsOrigins, db, publicUrl }) {
    const target = new URLSearchParams(new TextDecoder().decode(c.get('body'))).get('redirect_url') ?? ''
    const origins = [new URL(toPublicUrl(c, publicUrl)).origin, ...corsOrigins]
    const page = URL.canParse(target) ? new URL(target) : undefined
    if (!page || !/^https?:$/.test(page.protocol) || !origins.includes(page.origin)) throw new InvalidReturnError()
    const hash = findSessionHash(c)
    if (hash !== undefined) await deleteSession(db, hash)
    clearSessionCookie(c)
    // The parsed URL: the raw text may contain line breaks (header injection).
    return c.redirect(page.href, 303)
  },
})

class InvalidReturnError extends RequestError {
  override readonly name = 'InvalidReturnError'
  readonly code = 'INVALID_REDIRECT'
  readonly status = 422
  constructor() {
    super('The address to return to is none of this service, and none of COUNTERSIGN_ORIGINS.')
  }
}
