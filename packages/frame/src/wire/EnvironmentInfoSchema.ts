import { z } from 'zod'

export const EnvironmentInfoSchema = z.object({ origin: z.string().max(2048) })

export type EnvironmentInfo = z.infer<typeof EnvironmentInfoSchema>
