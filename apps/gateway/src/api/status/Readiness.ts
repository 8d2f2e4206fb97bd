import { z } from 'zod'

export const ReadinessSchema = z.object({ chains: z.array(z.unknown()), database: z.boolean(), ready: z.boolean() })

export type Readiness = z.infer<typeof ReadinessSchema>
