import { type SafeApp, SafeAppsSchema } from '@countersign/protocol/wire'
import type { ChainParameters, Client } from '../createClient.ts'
import { request } from '../request.ts'

export type ListSafeAppsParameters = ChainParameters & {
  /** Origin of the wallet; apps may be limited to some wallets. */
  clientUrl?: string | undefined
  /** Only the app at this URL. */
  url?: string | undefined
}

export function listSafeApps(client: Client, parameters: ListSafeAppsParameters): Promise<SafeApp[]> {
  const { chainId, clientUrl, signal, url } = parameters
  return request(client, {
    path: `/v1/chains/${chainId}/safe-apps`,
    query: { client_url: clientUrl, url },
    schema: SafeAppsSchema,
    signal,
  })
}
