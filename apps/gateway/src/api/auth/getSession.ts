import { AuthSessionSchema } from '@countersign/protocol'
import { defineRoute } from '../http/defineRoute.ts'
import { findRequestSession } from './findRequestSession.ts'
import { NotSignedInError } from './NotSignedInError.ts'

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
