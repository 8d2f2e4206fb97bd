import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { defineRoute } from '../http/defineRoute.ts'

/** Findings come from fixed rules; reports are not collected. */
export const reportFalseResult = defineRoute({
  method: 'post',
  path: '/v1/chains/:chainId/security/:safe/report-false-result',
  summary: 'Takes no report on a finding, and says so.',
  params: z.object({ chainId: ChainIdParamSchema, safe: AddressSchema }),
  response: z.object({ success: z.literal(false) }),
  handle: () => ({ success: false as const }),
})
