import { type SafeApp, SafeAppsSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { defineRoute } from '../http/defineRoute.ts'
import { ChainParamsSchema } from '../wire/wireSchemas.ts'

export const listSafeApps = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safe-apps',
  summary: 'List recommended Safe Apps',
  params: ChainParamsSchema,
  // The SDK and current wallets send the wallet's URL under different names.
  query: z.object({
    client_url: z.string().max(2048).optional(),
    clientUrl: z.string().max(2048).optional(),
    url: z.string().max(2048).optional(),
  }),
  response: SafeAppsSchema,
  handle({ chain: { config }, query }, { safeApps }) {
    const clientUrl = query.clientUrl ?? query.client_url
    return safeApps.filter(
      (app) =>
        app.chainIds.includes(String(config.id)) &&
        (query.url === undefined || withoutSlash(app.url) === withoutSlash(query.url)) &&
        isOpenTo(app, clientUrl),
    )
  },
})

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** Apps may be restricted to some wallets; a client that sends no URL gets all of them. */
function isOpenTo({ accessControl: { type, value } }: SafeApp, clientUrl: string | undefined): boolean {
  if (type !== 'DOMAIN_ALLOWLIST' || clientUrl === undefined) return true
  return (value ?? []).some((allowed) => withoutSlash(allowed) === withoutSlash(clientUrl))
}
