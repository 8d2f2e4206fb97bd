import { AuthSessionSchema } from '@countersign/protocol'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { findRequestSession } from './findRequestSession.ts'

/** `GET /v1/auth/me` */
export const getSession = defineRoute({
  method: 'get',
  path: '/v1/auth/me',
  summary: 'Who is signed in.',
  response: AuthSessionSchema,
  async handle({ c }, { db }) {
    const session = await findRequestSession(c, db)
    c.header('Cache-Control', 'no-store')
    if (!session) throw new NotSignedInError()
    const { address, chainId } = session
    return { authMethod: 'siwe', chainId: String(chainId), id: address, signerAddress: address }
  },
})

class NotSignedInError extends RequestError {
  override readonly name = 'NotSignedInError'
  readonly code = 'NOT_SIGNED_IN'
  readonly status = 401
  constructor() {
    super('Nobody is signed in with this request.')
  }
}
