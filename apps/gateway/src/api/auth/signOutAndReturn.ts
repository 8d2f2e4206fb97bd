import { deleteSession } from '../../db/queries/sessions.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { toPublicUrl } from '../http/toPublicUrl.ts'
import { clearSessionCookie, findSessionHash } from './sessionCookie.ts'

/**
 * `POST /v1/auth/logout/redirect`: the official web wallet leaves its page for this one, by a form, and wants to be led
 * back. Only to pages that the operator knows: an address of a stranger would look as if it were ours.
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
    // As it was parsed: the text itself may hold line breaks, which no header can.
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
