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
      throw new RequestError(403, 'NOT_OFFERED', `${what} is not offered by this service.`)
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
const noSpaces = { method: 'post', summary: 'Refuses: there are no workspaces.', what: 'A workspace' } as const
const noFiles = { summary: 'Refuses: the service makes no files.', what: 'A file of the history' }
const noUndeployed = {
  path: undeployedPath,
  summary: 'Refuses: the service keeps no Safes that are not deployed.',
  what: 'A list of Safes that are not deployed',
}

export const notOfferedRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/relay/:safe',
    summary: 'How many executions the service would pay for: none.',
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
    summary: 'Refuses: the service pays for no execution.',
    params: ChainParamsSchema,
    what: 'Paying for executions',
  }),
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/safes/:address/positions/:currency',
    summary: 'What the Safe has lent or staked, as far as the service reads it: nothing.',
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
    summary: 'Who is signed in, as a user with one wallet.',
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
    summary: 'Refuses: the service keeps no users.',
    what: 'An account of users',
  }),
  // The same for everybody, signed in or not, so that wallets do not retry.
  defineRoute({
    method: 'get',
    path: '/v1/spaces',
    summary: 'Workspaces of the user: none.',
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
    summary: 'Safes of the user that are not deployed yet: none is kept.',
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
    summary: 'Takes no report on a finding, and says so.',
    params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
    response: z.object({ success: z.literal(false) }),
    handle: () => ({ success: false as const }),
  }),
  // There are no campaigns: an empty response.
  defineRoute({
    method: 'get',
    path: outreachPath,
    summary: 'Whether the Safe is the target of a campaign: never.',
    params: OutreachParamsSchema,
    response: 'nothing',
    status: 204,
    handle: () => Promise.resolve(),
  }),
  defineRoute({
    method: 'get',
    path: submissionPath,
    summary: 'What an owner answered to a campaign: nothing.',
    params: SubmissionParamsSchema,
    response: 'nothing',
    status: 204,
    handle: () => Promise.resolve(),
  }),
  refuse({
    method: 'post',
    path: submissionPath,
    summary: 'Refuses: there are no campaigns.',
    params: SubmissionParamsSchema,
    what: 'A campaign',
  }),
]
