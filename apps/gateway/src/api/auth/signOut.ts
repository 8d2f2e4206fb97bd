import { deleteSession } from '../../db/queries/sessions.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { clearSessionCookie, findSessionHash } from './sessionCookie.ts'

/** Deletes the session itself, so that a copied cookie is useless. */
export const signOut = defineRoute({
  method: 'post',
  path: '/v1/auth/logout',
  summary: 'Ends the session.',
  response: 'nothing',
  async handle({ c }, { db }) {
    const hash = findSessionHash(c)
    if (hash !== undefined) await deleteSession(db, hash)
    clearSessionCookie(c)
  },
})
