import { type MovementPage, PausingMovementPageSchema } from '@countersign/protocol/wire'
import type { Client, SafeParameters } from '../createClient.ts'
import { request } from '../request.ts'

export type ListMovementsParameters = SafeParameters & {
  /** `next` of the previous page. */
  cursor?: string | undefined
  /** Includes prices at the day of each transfer. */
  currency?: string | undefined
  /** At most 1,000. */
  limit?: number | undefined
}

/** All transfers of a Safe, newest first. Specific to Countersign's service. */
export function listMovements(client: Client, parameters: ListMovementsParameters): Promise<MovementPage> {
  const { address, chainId, currency, cursor, limit, signal } = parameters
  return request(client, {
    path: `/v1/chains/${chainId}/safes/${address}/movements`,
    query: { currency, cursor, limit },
    schema: PausingMovementPageSchema,
    signal,
  })
}
