import { z } from 'zod'

/** Names the requesting wallet; all wallets get the same features. */
export const ServiceKeyQuerySchema = z.object({
  cursor: z.string().optional(),
  serviceKey: z.string().min(1, { error: 'serviceKey is required' }).max(100),
})
