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

/** The child's message to its parent, sent once. */
export const ServerMessageSchema = z.discriminatedUnion('type', [
  z.object({ port: z.number(), type: z.literal('ready') }),
  z.object({ code: z.string(), message: z.string(), type: z.literal('failed') }),
])
export type ServerMessage = z.infer<typeof ServerMessageSchema>
