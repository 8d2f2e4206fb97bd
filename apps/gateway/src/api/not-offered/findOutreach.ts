import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { defineRoute } from '../http/defineRoute.ts'
import { NotOfferedError } from './NotOfferedError.ts'

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
