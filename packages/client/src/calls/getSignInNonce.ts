import { type AuthNonce, AuthNonceSchema } from '@countersign/protocol'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

/** A number for one sign-in message, good for five minutes. */
export function getSignInNonce(client: Client, { signal }: CallParameters = {}): Promise<AuthNonce> {
  return request(client, { credentials: 'include', path: '/v1/auth/nonce', schema: AuthNonceSchema, signal })
}
