import { type SafeApp, SafeAppsSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { ChainParamsSchema } from '../wire/ChainParamsSchema.ts'

/** The wallet's own address comes under one name from the SDK and under the other from today's wallets. */
const ListSafeAppsQuerySchema = z.object({
  client_url: z.string().max(2048).optional(),
  clientUrl: z.string().max(2048).optional(),
  url: z.string().max(2048).optional(),
})

/** `GET /v1/chains/:chainId/safe-apps`: the operator's list. */
export const listSafeApps = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safe-apps',
  summary: 'Apps that the operator recommends.',
  params: ChainParamsSchema,
  query: ListSafeAppsQuerySchema,
  response: SafeAppsSchema,
  handle({ params: { chainId }, query }, { chains, safeApps }) {
    getServedChain(chains, chainId)
    const clientUrl = query.clientUrl ?? query.client_url
    return safeApps.filter(
      (app) =>
        app.chainIds.includes(String(chainId)) &&
        (query.url === undefined || withoutSlash(app.url) === withoutSlash(query.url)) &&
        isOpenTo(app, clientUrl),
    )
  },
})

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** An app can be for some wallets only; who does not say which one it is sees them all. */
function isOpenTo({ accessControl: { type, value } }: SafeApp, clientUrl: string | undefined): boolean {
  if (type !== 'DOMAIN_ALLOWLIST' || clientUrl === undefined) return true
  return (value ?? []).some((allowed) => withoutSlash(allowed) === withoutSlash(clientUrl))
}
