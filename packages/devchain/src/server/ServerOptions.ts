import { z } from 'zod'
import { chainId } from '../contracts/chainConstants.ts'

/** The parent's options for the child, as JSON in its first argument. */
export const ServerOptionsSchema = z.object({
  chainId: z.number().int().positive().default(chainId),
  dataDir: z.string().optional(),
  demoWorld: z.boolean().default(false),
  host: z.string().default('127.0.0.1'),
  origins: z.array(z.string()).default([]),
  port: z.number().int().min(0).max(65_535).default(0),
})
export type ServerOptions = z.infer<typeof ServerOptionsSchema>
