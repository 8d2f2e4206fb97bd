import { ChainIdParamSchema, type SafeApp } from '@countersign/protocol'
import { Hono } from 'hono'
import { z } from 'zod'
import { type ChainRegistry, getServedChain } from '../chain-registry/ChainRegistry.ts'
import { parseParams, parseQuery } from '../http/parseInput.ts'

const ParamsSchema = z.object({ chainId: ChainIdParamSchema })

/** The wallet's own address comes under one name from the SDK and under the other from today's wallets. */
export const ListSafeAppsQuerySchema = z.object({
  client_url: z.string().max(2048).optional(),
  clientUrl: z.string().max(2048).optional(),
  url: z.string().max(2048).optional(),
})

export type ListSafeAppsDeps = { chains: ChainRegistry; safeApps: readonly SafeApp[] }

/** `GET /v1/chains/:chainId/safe-apps`: the operator's list. */
export function listSafeApps({ chains, safeApps }: ListSafeAppsDeps) {
  return new Hono().get('/v1/chains/:chainId/safe-apps', (c) => {
    const { chainId } = parseParams(c, ParamsSchema)
    const query = parseQuery(c, ListSafeAppsQuerySchema)
    getServedChain(chains, chainId)
    const clientUrl = query.clientUrl ?? query.client_url
    return c.json<SafeApp[]>(
      safeApps.filter(
        (app) =>
          app.chainIds.includes(String(chainId)) &&
          (query.url === undefined || withoutSlash(app.url) === withoutSlash(query.url)) &&
          isOpenTo(app, clientUrl),
      ),
    )
  })
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** An app can be for some wallets only; who does not say which one it is sees them all. */
function isOpenTo({ accessControl: { type, value } }: SafeApp, clientUrl: string | undefined): boolean {
  if (type !== 'DOMAIN_ALLOWLIST' || clientUrl === undefined) return true
  return (value ?? []).some((allowed) => withoutSlash(allowed) === withoutSlash(clientUrl))
}
