import { z } from 'zod'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { CallParameters } from '../SafeParameters.ts'

/** Ends the session. */
export async function signOut(client: Client, { signal }: CallParameters = {}): Promise<void> {
  await request(client, {
    credentials: 'include',
    isRepeatable: true,
    method: 'POST',
    path: '/v1/auth/logout',
    schema: z.unknown(),
    signal,
  })
}
