import { AddressSchema, ChainIdParamSchema, CountSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { getRequestSession } from '../auth/session.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { RequestError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { ChainParamsSchema, CurrencySchema, SafeParamsSchema } from '../wire/wireSchemas.ts'

/** A feature of the official service that is not offered. Not 404, which some wallets retry endlessly. */
class NotOfferedError extends RequestError {
  override readonly name = 'NotOfferedError'
  constructor({ what }: { what: string }) {
    super(403, 'NOT_OFFERED', `${what} is not offered by this service.`)
  }
}

/** Relaying is not offered. */
export const countRelays = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/relay/:safe',
  summary: 'How many executions the service would pay for: none.',
  params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
  response: z.object({ limit: CountSchema, remaining: CountSchema }),
  handle({ params: { chainId } }, { chains }) {
    getServedChain(chains, chainId)
    return { limit: 0, remaining: 0 }
  },
})

export const relayTransaction = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/relay',
  summary: 'Refuses: the service pays for no execution.',
  params: ChainParamsSchema,
  response: 'nothing',
  handle() {
    throw new NotOfferedError({ what: 'Paying for executions' })
  },
})

/** DeFi positions are not read. */
export const listPositions = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/safes/:address/positions/:currency',
  summary: 'What the Safe has lent or staked, as far as the service reads it: nothing.',
  params: z.object({ address: AddressSchema, chainId: ChainIdParamSchema, currency: CurrencySchema }),
  response: z.array(z.unknown()).max(0),
  handle({ params: { chainId } }, { chains }) {
    getServedChain(chains, chainId)
    return []
  },
})

const UserSchema = z.object({
  id: CountSchema,
  status: z.literal('ACTIVE'),
  wallets: z.array(z.object({ address: AddressSchema, id: CountSchema })),
})

/** The signed-in account; no further user data is stored. */
export const getUser = defineRoute({
  method: 'get',
  path: '/v1/users',
  summary: 'Who is signed in, as a user with one wallet.',
  response: UserSchema,
  async handle({ c }, { db }) {
    const { address } = await getRequestSession(c, db)
    return { id: 0, status: 'ACTIVE' as const, wallets: [{ address, id: 0 }] }
  },
})

export const createUser = defineRoute({
  method: 'post',
  path: '/v1/users/wallet',
  summary: 'Refuses: the service keeps no users.',
  response: 'nothing',
  handle() {
    throw new NotOfferedError({ what: 'An account of users' })
  },
})

/** The same for everybody, signed in or not, so that wallets do not retry. */
export const listSpaces = defineRoute({
  method: 'get',
  path: '/v1/spaces',
  summary: 'Workspaces of the user: none.',
  response: z.array(z.unknown()).max(0),
  handle: () => [],
})

const createSpaceAt = (path: string) =>
  defineRoute({
    method: 'post',
    path,
    summary: 'Refuses: there are no workspaces.',
    response: 'nothing',
    handle() {
      throw new NotOfferedError({ what: 'A workspace' })
    },
  })

export const createSpace = createSpaceAt('/v1/spaces')
export const createSpaceWithUser = createSpaceAt('/v1/spaces/create-with-user')

/** Exports are created in the web app, not here. */
export const startExport = defineRoute({
  method: 'post',
  path: '/v1/export/chains/:chainId/:address',
  summary: 'Refuses: the service makes no files.',
  params: SafeParamsSchema,
  response: 'nothing',
  handle() {
    throw new NotOfferedError({ what: 'A file of the history' })
  },
})

export const getExport = defineRoute({
  method: 'get',
  path: '/v1/export/:uuid/status',
  summary: 'Refuses: the service makes no files.',
  params: z.object({ uuid: z.uuid() }),
  response: 'nothing',
  handle() {
    throw new NotOfferedError({ what: 'A file of the history' })
  },
})

const path = '/v1/users/counterfactual-safes'

/** Undeployed Safes are stored only in the browser that created them. */
export const listUndeployedSafes = defineRoute({
  method: 'get',
  path,
  summary: 'Safes of the user that are not deployed yet: none is kept.',
  response: z.object({ safes: z.record(z.string(), z.array(z.unknown()).max(0)) }),
  async handle({ c }, { db }) {
    await getRequestSession(c, db)
    return { safes: {} }
  },
})

const refuseAs = (method: 'delete' | 'post') =>
  defineRoute({
    method,
    path,
    summary: 'Refuses: the service keeps no Safes that are not deployed.',
    response: 'nothing',
    handle() {
      throw new NotOfferedError({ what: 'A list of Safes that are not deployed' })
    },
  })

export const createUndeployedSafe = refuseAs('post')
export const deleteUndeployedSafe = refuseAs('delete')

/** Findings come from fixed rules; reports are not collected. */
export const reportFalseResult = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/security/:safe/report-false-result',
  summary: 'Takes no report on a finding, and says so.',
  params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
  response: z.object({ success: z.literal(false) }),
  handle: () => ({ success: false as const }),
})

const OutreachParamsSchema = z.object({
  chainId: ChainIdParamSchema,
  outreachId: z.string().regex(/^[0-9]{1,9}$/, { error: 'Invalid outreach' }),
  safe: AddressSchema,
})
const SubmissionParamsSchema = OutreachParamsSchema.extend({ owner: AddressSchema })
const submissionPath =
  '/v1/targeted-messaging/outreaches/:outreachId/chains/:chainId/safes/:safe/signers/:owner/submissions'

/** There are no campaigns: an empty response. */
export const findOutreach = defineRoute({
  method: 'get',
  path: '/v1/targeted-messaging/outreaches/:outreachId/chains/:chainId/safes/:safe',
  summary: 'Whether the Safe is the target of a campaign: never.',
  params: OutreachParamsSchema,
  response: 'nothing',
  status: 204,
  handle: () => Promise.resolve(),
})

export const findSubmission = defineRoute({
  method: 'get',
  path: submissionPath,
  summary: 'What an owner answered to a campaign: nothing.',
  params: SubmissionParamsSchema,
  response: 'nothing',
  status: 204,
  handle: () => Promise.resolve(),
})

export const createSubmission = defineRoute({
  method: 'post',
  path: submissionPath,
  summary: 'Refuses: there are no campaigns.',
  params: SubmissionParamsSchema,
  response: 'nothing',
  handle() {
    throw new NotOfferedError({ what: 'A campaign' })
  },
})
