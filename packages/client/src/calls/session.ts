import { type AuthNonce, AuthNonceSchema, type AuthSession, AuthSessionSchema } from '@countersign/protocol/wire'
import type { CallParameters, Client } from '../createClient.ts'
import { request, submit } from '../request.ts'

export type GetSignInNonceParameters = CallParameters & {
  /** Lifetime in seconds, at most an hour: owners of a Safe sign one after the other. @default five minutes */
  lifetime?: number | undefined
}

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

export type SignInParameters = CallParameters & {
  /** EIP-4361, with the nonce of `getSignInNonce`. */
  message: string
  signature: `0x${string}`
}

/** Signs in; the service sets an HttpOnly session cookie. */
export function signIn(client: Client, { message, signal, signature }: SignInParameters): Promise<void> {
  return submit(client, {
    body: { message, signature },
    credentials: 'include',
    method: 'POST',
    path: '/v1/auth/verify',
    signal,
  })
}

/** The signed-in account; 403 without one. */
export function getSession(client: Client, { signal }: CallParameters = {}): Promise<AuthSession> {
  return request(client, { credentials: 'include', path: '/v1/auth/me', schema: AuthSessionSchema, signal })
}

export function signOut(client: Client, { signal }: CallParameters = {}): Promise<void> {
  return submit(client, { credentials: 'include', isRepeatable: true, method: 'POST', path: '/v1/auth/logout', signal })
}
