import { z } from 'zod'

/** The wallet that asks. The same features are on for all of them here. */
export const ServiceKeyQuerySchema = z.object({
  cursor: z.string().optional(),
  serviceKey: z.string().min(1, { error: 'serviceKey is required' }).max(100),
})
