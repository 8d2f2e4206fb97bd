import { type AuthSession, AuthSessionSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

/** The signed-in account; 403 without one. */
export function getSession(client: Client, { signal }: CallParameters = {}): Promise<AuthSession> {
  return request(client, { credentials: 'include', path: '/v1/auth/me', schema: AuthSessionSchema, signal })
}
