import { type AuthNonce, AuthNonceSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

export type GetSignInNonceParameters = CallParameters & {
  /** Lifetime in seconds, at most an hour: owners of a Safe sign one after the other. @default five minutes */
  lifetime?: number | undefined
}

/** A nonce for one sign-in message. */
export function getSignInNonce(
  client: Client,
  { lifetime, signal }: GetSignInNonceParameters = {},
): Promise<AuthNonce> {
  return request(client, {
    credentials: 'include',
    path: '/v1/auth/nonce',
    query: { lifetime },
    schema: AuthNonceSchema,
    signal,
  })
}
