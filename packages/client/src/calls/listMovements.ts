import { type MovementPage, PausingMovementPageSchema } from '@countersign/protocol/wire'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type ListMovementsParameters = SafeParameters & {
  /** `next` of the page before. */
  cursor?: string | undefined
  /** Asks for the prices of the days on which something moved. */
  currency?: string | undefined
  /** At most 1,000. */
  limit?: number | undefined
}

/** Everything that came into a Safe or left it, one row each, newest first. A call of Countersign's own service. */
export function listMovements(client: Client, parameters: ListMovementsParameters): Promise<MovementPage> {
  const { address, chainId, currency, cursor, limit, signal } = parameters
  return request(client, {
    path: `/v1/chains/${chainId}/safes/${address}/movements`,
    query: { currency, cursor, limit },
    schema: PausingMovementPageSchema,
    signal,
  })
}
