import { formatCursor, type SafeTransferPage, SafeTransferPageSchema } from '@countersign/protocol'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { PageParameters, SafeParameters } from '../SafeParameters.ts'

export type ListTransfersParameters = PageParameters &
  SafeParameters & {
    /** Of the first page, and of those that its links lead to. @default the service's own */
    limit?: number | undefined
  }

/** Everything that moved into or out of a Safe, newest first: also what was part of a batch or done by a module. */
export function listTransfers(client: Client, parameters: ListTransfersParameters): Promise<SafeTransferPage> {
  const { address, chainId, limit, pageUrl, signal } = parameters
  return request(client, {
    pageUrl,
    path: `/v1/chains/${chainId}/safes/${address}/transfers`,
    query: { cursor: limit === undefined ? undefined : formatCursor({ limit, offset: 0 }) },
    schema: SafeTransferPageSchema,
    signal,
  })
}
