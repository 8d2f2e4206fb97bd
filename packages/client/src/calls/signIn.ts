import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

export type SignInParameters = CallParameters & {
  /** EIP-4361, with the nonce of `getSignInNonce`. */
  message: string
  signature: `0x${string}`
}

/** Signs in; the service sets an HttpOnly session cookie. */
export async function signIn(client: Client, { message, signal, signature }: SignInParameters): Promise<void> {
  await request(client, {
    body: { message, signature },
    credentials: 'include',
    method: 'POST',
    path: '/v1/auth/verify',
    schema: z.unknown(),
    signal,
  })
}
