import { randomBytes } from 'node:crypto'
import { CreatedOwnerWebhookSchema, CreateOwnerWebhookRequestSchema } from '@countersign/protocol/wire'
import { isAddressEqual } from 'viem'
import { insertOwnerWebhook } from '../../db/queries/ownerWebhooks.ts'
import { getRequestSession } from '../auth/getRequestSession.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getKnownSafe } from '../safe-state/getKnownSafe.ts'
import { toOwnerWebhook } from './ownWebhooks.ts'

/** Webhooks per account. */
const most = 20

/** Only for owners of the Safe. */
export const createOwnerWebhook = defineRoute({
  method: 'post',
  path: '/v1/webhooks',
  summary: 'Tells an owner who is signed in what happens at a Safe. The key of the signatures is told once.',
  body: CreateOwnerWebhookRequestSchema,
  response: CreatedOwnerWebhookSchema,
  status: 201,
  async handle({ c, body: request }, { chains, db }) {
    const { address: account } = await getRequestSession(c, db)
    const chain = getServedChain(chains, Number(request.chainId))
    const { owners } = await getKnownSafe(db, chain, request.safe)
    if (!owners.some((owner) => isAddressEqual(owner, account)))
      throw new RefusedError({ code: 'NOT_AN_OWNER', message: `${account} is no owner of ${request.safe}.` })
    const secret = `whsec_${randomBytes(32).toString('base64')}`
    const webhook = await insertOwnerWebhook(db, { account, most, request, secret })
    if (!webhook) throw new RefusedError({ code: 'TOO_MANY_WEBHOOKS', message: `You have ${most} webhooks already.` })
    return { ...toOwnerWebhook(webhook), secret }
  },
})
