import { type SafeAnnouncement, SafeAnnouncementSchema } from '@countersign/protocol'
import type { Client } from '../createClient.ts'
import { request } from '../request.ts'
import type { SafeParameters } from '../SafeParameters.ts'

export type AnnounceSafeParameters = SafeParameters & {
  /** What made the Safe; without it the service looks for it. */
  transactionHash?: `0x${string}` | undefined
}

/** Tells the service of a Safe that it does not know. It asks the chain, and indexes the Safe from its creation on. */
export function announceSafe(client: Client, parameters: AnnounceSafeParameters): Promise<SafeAnnouncement> {
  const { address, chainId, signal, transactionHash } = parameters
  return request(client, {
    body: { transactionHash },
    method: 'POST',
    path: `/v1/chains/${chainId}/safes/${address}/announcement`,
    schema: SafeAnnouncementSchema,
    signal,
  })
}
