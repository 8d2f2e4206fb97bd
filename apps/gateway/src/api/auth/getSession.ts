import { AuthSessionSchema } from '@countersign/protocol/wire'
import { defineRoute } from '../http/defineRoute.ts'
import { getRequestSession } from './getRequestSession.ts'

export const getSession = defineRoute({
  method: 'get',
  path: '/v1/auth/me',
  summary: 'Who is signed in.',
  response: AuthSessionSchema,
  async handle({ c }, { db }) {
    const { address, chainId } = await getRequestSession(c, db)
    return { authMethod: 'siwe', chainId: String(chainId), id: address, signerAddress: address }
  },
})
