import { AddressSchema, ChainIdParamSchema, CountSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getRequestSession } from '../auth/session.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { RequestError } from '../errors/RequestError.ts'
import { type ApiRoute, defineRoute } from '../http/defineRoute.ts'
import { ChainParamsSchema, CurrencySchema, SafeParamsSchema } from '../wire/wireSchemas.ts'

type RefuseParameters = Pick<ApiRoute, 'method' | 'params' | 'path' | 'summary'> & { what: string }

/** A feature of the official service that is not offered. Not 404, which some wallets retry endlessly. */
const refuse = ({ what, ...facts }: RefuseParameters) =>
  defineRoute({
    ...facts,
    response: 'nothing',
    handle() {
      throw new RequestError(403, 'NOT_OFFERED', `${what} is not supported by this service.`)
    },
  })

const OutreachParamsSchema = z.object({
  chainId: ChainIdParamSchema,
  outreachId: z.string().regex(/^[0-9]{1,9}$/, { error: 'Invalid outreach' }),
  safe: AddressSchema,
})
const SubmissionParamsSchema = OutreachParamsSchema.extend({ owner: AddressSchema })
const outreachPath = '/v1/targeted-messaging/outreaches/:outreachId/chains/:chainId/safes/:safe'
const submissionPath = `${outreachPath}/signers/:owner/submissions`
const undeployedPath = '/v1/users/counterfactual-safes'
const noSpaces = { method: 'post', summary: 'Refuse workspaces (not supported)', what: 'Creating a workspace' } as const
const noFiles = { summary: 'Refuse file exports (not supported)', what: 'Exporting a file' }
const noUndeployed = {
  path: undeployedPath,
  summary: 'Refuse counterfactual Safes (not supported)',
  what: 'Storing counterfactual Safes',
}

export const notOfferedRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/relay/:safe',
    summary: 'Get remaining relays',
    description: 'Always 0: the service does not relay.',
    params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
    response: z.object({ limit: CountSchema, remaining: CountSchema }),
    handle({ params: { chainId } }, { chains }) {
      getServedChain(chains, chainId)
      return { limit: 0, remaining: 0 }
    },
  }),
  refuse({
    method: 'post',
    path: '/v1/chains/:chainId/relay',
    summary: 'Refuse relaying (not supported)',
    params: ChainParamsSchema,
    what: 'Relaying transactions',
  }),
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/safes/:address/positions/:currency',
    summary: 'List DeFi positions of a Safe',
    description: 'Always empty: positions are not indexed.',
    params: SafeParamsSchema.extend({ currency: CurrencySchema }),
    response: z.array(z.unknown()).max(0),
    handle({ params: { chainId } }, { chains }) {
      getServedChain(chains, chainId)
      return []
    },
  }),
  // The signed-in account; no further user data is stored.
  defineRoute({
    method: 'get',
    path: '/v1/users',
    summary: 'Get the signed-in user',
    description: 'The signed-in account as a user with one wallet.',
    response: z.object({
      id: CountSchema,
      status: z.literal('ACTIVE'),
      wallets: z.array(z.object({ address: AddressSchema, id: CountSchema })),
    }),
    async handle({ c }, { db }) {
      const { address } = await getRequestSession(c, db)
      return { id: 0, status: 'ACTIVE' as const, wallets: [{ address, id: 0 }] }
    },
  }),
  refuse({
    method: 'post',
    path: '/v1/users/wallet',
    summary: 'Refuse user accounts (not supported)',
    what: 'Creating a user account',
  }),
  // The same for everybody, signed in or not, so that wallets do not retry.
  defineRoute({
    method: 'get',
    path: '/v1/spaces',
    summary: 'List workspaces of the user',
    description: 'Always empty.',
    response: z.array(z.unknown()).max(0),
    handle: () => [],
  }),
  refuse({ ...noSpaces, path: '/v1/spaces' }),
  refuse({ ...noSpaces, path: '/v1/spaces/create-with-user' }),
  // Exports are created in the web app, not here.
  refuse({ ...noFiles, method: 'post', params: SafeParamsSchema, path: '/v1/export/chains/:chainId/:address' }),
  refuse({ ...noFiles, method: 'get', params: z.object({ uuid: z.uuid() }), path: '/v1/export/:uuid/status' }),
  // Undeployed Safes are stored only in the browser that created them.
  defineRoute({
    method: 'get',
    path: undeployedPath,
    summary: 'List counterfactual Safes of the user',
    description: 'Always empty: they are not stored.',
    response: z.object({ safes: z.record(z.string(), z.array(z.unknown()).max(0)) }),
    async handle({ c }, { db }) {
      await getRequestSession(c, db)
      return { safes: {} }
    },
  }),
  refuse({ ...noUndeployed, method: 'post' }),
  refuse({ ...noUndeployed, method: 'delete' }),
  // Findings come from fixed rules; reports are not collected.
  defineRoute({
    method: 'post',
    path: '/v1/chains/:chainId/security/:safe/report-false-result',
    summary: 'Report a false security finding',
    description: 'Reports are not collected: `success` is always false.',
    params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
    response: z.object({ success: z.literal(false) }),
    handle: () => ({ success: false as const }),
  }),
  // There are no campaigns: an empty response.
  defineRoute({
    method: 'get',
    path: outreachPath,
    summary: 'Get a campaign for a Safe',
    description: 'Always empty: there are no campaigns.',
    params: OutreachParamsSchema,
    response: 'nothing',
    status: 204,
    handle: () => Promise.resolve(),
  }),
  defineRoute({
    method: 'get',
    path: submissionPath,
    summary: 'Get an owner’s campaign submission',
    description: 'Always empty: there are no campaigns.',
    params: SubmissionParamsSchema,
    response: 'nothing',
    status: 204,
    handle: () => Promise.resolve(),
  }),
  refuse({
    method: 'post',
    path: submissionPath,
    summary: 'Refuse campaign submissions (not supported)',
    params: SubmissionParamsSchema,
    what: 'Submitting to a campaign',
  }),
]
